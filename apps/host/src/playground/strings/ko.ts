import type { PlaygroundStrings } from './load-playground-strings'

/** The embed playground in words, in Korean. */
export const ko: PlaygroundStrings = {
  title: '임베드 체험',
  hint: '위젯과 모양을 골라 바로 확인하고, 페이지에 쓸 코드를 복사하세요.',
  back: '관리 콘솔로 돌아가기',
  choices: '위젯과 모양',
  widget: '위젯',
  language: '언어',
  theme: '테마',
  themes: { light: '밝게', dark: '어둡게', 'high-contrast': '고대비', auto: '시스템 설정에 따름' },
  density: '밀도',
  densities: { comfortable: '넉넉하게', compact: '촘촘하게' },
  accent: '강조색',
  accentHint: '#8a1c1c 같은 CSS 색상. 비워 두면 기본 색을 씁니다',
  accentFault: '올바른 CSS 색상이 아닙니다',
  elder: '고령자 모드',
  preview: '실시간 미리보기',
  loading: '위젯을 불러오는 중',
  forbiddenTitle: '이 위젯을 사용할 권한이 없습니다',
  forbiddenText: '다른 위젯을 선택하세요. 코드는 그대로 복사할 수 있습니다.',
  code: '페이지에 쓰는 코드',
  kinds: { react: 'React', element: '사용자 정의 요소', mount: '마운트 함수', script: '스크립트 태그', vue: 'Vue' },
  lines: (kind) => `${kind} 코드`,
  copy: '코드 복사',
  copied: '코드를 복사했습니다',
  copyFailed: '복사하지 못했습니다. 코드를 선택해 직접 복사하세요.',
}
