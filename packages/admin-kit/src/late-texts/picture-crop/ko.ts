import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const ko = {
  title: '이미지 자르기',
  hint: '주소는 그대로이며 사용 중인 {count}곳에 잘라낸 이미지가 바로 표시되고 원본은 보관되지 않습니다.',
  ratio: '비율',
  free: '자유',
  place: '왼쪽 {left}%, 위 {top}%, 너비 {width}%, 높이 {height}%',
  size: '자른 후 {width} × {height} 픽셀',
  replace: '원본 바꾸기',
  copy: '새 이미지로 저장',
  copied: '‘{name}’(으)로 저장했습니다',
  word: '자르기',
  unreadable: '이 이미지를 읽을 수 없습니다',
} satisfies Shape<typeof zh>
