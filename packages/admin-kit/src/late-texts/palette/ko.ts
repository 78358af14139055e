import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the command palette and the shortcut sheet, loaded with them. */
export const ko = {
  title: '빠른 검색',
  label: '페이지, 사람, 학교, 지역, 작업 검색',
  placeholder: '페이지, 사람, 학교, 지역 또는 작업 이름 입력',
  results: '검색 결과',
  searching: '검색 중…',
  empty: '“{keyword}” 검색 결과가 없습니다',
  failed: '일부 항목을 검색하지 못했습니다.',
  keys: '↑ ↓ 선택, Enter 열기, Esc 닫기',
  recent: '최근 사용',
  pages: '페이지',
  actions: '작업',
  people: '사람',
  organizations: '학교 및 기관',
  areas: '지역',
  shortcuts: {
    title: '키보드 단축키',
    palette: '빠른 검색',
    sheet: '단축키 보기',
    save: '양식 제출, 선택 항목 열기',
    close: '대화 상자 닫기',
    move: '목록, 트리, 표에서 이동',
  },
} satisfies Shape<typeof zh>
