import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the area tree. */
export const ko = {
  root: '조직 관리',
  tree: '지역 트리',
  search: '지역 검색',
  searchPlaceholder: '이름 또는 코드',
  locate: '찾아가기',
  hits: '검색 결과',
  noHits: '‘{keyword}’ 검색 결과가 없습니다',
  found: '지역 {count}개를 찾았습니다',
  disabled: '중지됨',
  code: '코드 {code}',
  path: '현재 위치',
  copyCode: '코드 복사',
  actions: {
    addChild: '하위 추가',
    edit: '수정',
    delete: '삭제',
    disable: '중지',
    enable: '사용',
    move: '이동…',
    more: '{name} 작업',
  },
  dialog: {
    title: '노드 정보 편집',
    parent: '상위 노드',
    code: '지역 코드',
    codeHint: '6, 9 또는 12자리 숫자. 저장 후에는 바꿀 수 없습니다',
    name: '지역 이름',
    order: '표시 순서',
    what: '노드 정보',
  },
  delete: {
    title: '경고',
    question: '이 노드(하위 노드 포함)를 삭제하시겠습니까?',
    named: '{name} ({code})',
    consequence: '하위 지역 {count}개도 함께 삭제됩니다.',
    bound: '이 지역과 하위 지역에 기관 {organizations}개와 사용자 {users}명이 연결되어 있습니다. 먼저 정리해 주세요.',
  },
  move: {
    title: '지역 이동',
    question: '‘{name}’을(를) 옮길 곳:',
    target: '새 상위 노드',
    confirm: '이동',
    done: '‘{name}’을(를) ‘{parent}’(으)로 옮겼습니다',
    undo: '이동 취소',
  },
  success: {
    delete: '삭제했습니다',
    save: '저장했습니다',
    enable: '‘{name}’ 사용 처리됨',
    disable: '‘{name}’ 중지 처리됨',
  },
  failure: {
    load: '데이터를 불러오지 못했습니다.',
    delete: '삭제하지 못했습니다. {reason}',
    add: '노드를 추가하지 못했습니다. {reason}',
    update: '노드를 수정하지 못했습니다. {reason}',
  },
} satisfies Shape<typeof zh>
