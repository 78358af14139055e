import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the samples of judges, loaded with their dialog. */
export const ko = {
  title: '시범 채점 작품',
  hint: '심사위원은 시범 채점을 먼저 하며, 모두 제출해야 다른 작품을 채점할 수 있습니다. 시범 채점은 성적에 반영되지 않고, 이해관계가 있는 심사위원에게는 배정되지 않습니다.',
  chosen: '선택한 작품',
  none: '선택한 시범 채점 작품이 없어 심사위원이 바로 작품을 채점합니다.',
  judges: '{count}명 채점 가능',
  barred: '{count}명 회피',
  tooFew: '채점할 수 있는 심사위원이 두 명 미만입니다',
  search: '작품 찾기',
  keyword: '작품 번호 또는 제목',
  works: '선택할 수 있는 작품',
  noWorks: '조건에 맞는 작품이 없습니다',
  more: '전체 {total}건 중 처음 {count}건만 표시됩니다. 검색어를 입력해 주세요.',
  choose: '선택',
  remove: '제외',
  full: '최대 두 건까지 선택할 수 있습니다',
  save: '저장',
  done: '시범 채점 작품이 저장되었습니다',
  fixed: {
    submitted: '시범 채점을 제출한 심사위원이 있어 변경할 수 없습니다.',
    begun: '채점이 시작되어 시범 채점을 지정할 수 없습니다.',
    over: '이 라운드는 종료되어 변경할 수 없습니다.',
  },
  submitted: '제출 {done}/{all}',
  waiting: '미제출: {names}',
  recused: '회피: {names}',
  complete: '모든 심사위원이 제출했습니다',
  unmarked: '아직 제출한 심사위원이 없습니다. 제출되면 분포가 표시됩니다.',
  spread: '“{title}” 채점 분포',
  criterion: '평가 항목',
  total: '총점',
  mean: '평균',
  range: '최저–최고',
  separator: ', ',
} satisfies Shape<typeof zh>
