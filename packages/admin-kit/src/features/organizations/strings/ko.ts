import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the organisation screen. */
export const ko = {
  title: '학교 관리',
  addTitle: '조직 추가',
  editTitle: '조직 수정',
  tree: '조직 트리',
  search: '조직 검색',
  searchPlaceholder: '조직 이름',
  locate: '찾기',
  hits: '검색 결과',
  found: '조직 {count}개를 찾았습니다',
  noHits: '‘{keyword}’ 검색 결과가 없습니다',
  people: '사용자 {count}명',
  empty: '조직이 없습니다',
  types: {
    '1': '행정 기관',
    '2': '학교',
    '3': '연구 기관',
    '4': '부서',
  },
  schoolTypes: {
    '111': '유치원',
    '211': '초등학교',
    '311': '중학교',
    '312': '9년제 학교',
    '341': '중·고 통합학교',
    '342': '고등학교',
    '345': '초중고 통합학교',
    '361': '직업계 고등학교',
    '511': '특수학교',
  },
  actions: {
    add: '하위 추가',
    edit: '수정',
    move: '이동…',
    merge: '통합…',
    delete: '삭제',
    more: '{name} 작업',
  },
  form: {
    name: '조직 이름',
    parent: '상위 조직',
    type: '조직 유형',
    code: '조직 코드',
    schoolType: '학교 유형',
    area: '소재 지역',
    order: '표시 순서',
    orderHint: '비워 두면 맨 뒤에 놓입니다',
  },
  delete: {
    title: '조직 삭제',
    bound:
      '하위 조직 {children}개, 사용자 {users}명, 학년 {grades}개가 연결되어 있어 먼저 처리해야 삭제할 수 있습니다.',
  },
  move: {
    title: '조직 이동',
    question: '‘{name}’ 이동 위치:',
    confirm: '이동',
    done: '‘{name}’을(를) 이동했습니다',
    undone: '‘{name}’을(를) 원래 위치로 되돌렸습니다',
    reordered: '‘{name}’의 순서를 변경했습니다',
  },
  success: {
    save: '저장했습니다!',
    delete: '삭제했습니다!',
  },
  failure: {
    load: '데이터를 가져오지 못했습니다!',
    add: '조직을 추가하지 못했습니다! {reason}',
    update: '조직을 수정하지 못했습니다! {reason}',
    delete: '삭제하지 못했습니다! {reason}',
  },
} satisfies Shape<typeof zh>
