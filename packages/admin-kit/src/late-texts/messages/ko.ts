import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const ko = {
  tasks: {
    title: '작업',
    name: '작업 이름',
    kind: '종류',
    kinds: {
      importCheck: '가져오기 검증',
      importCommit: '가져오기',
      export: '내보내기',
      promotion: '학년 진급',
    },
    allKinds: '모든 종류',
    state: '상태',
    states: {
      queued: '대기 중',
      running: '진행 중',
      done: '완료',
      failed: '실패',
      cancelled: '취소됨',
      expired: '만료됨',
    },
    allStates: '모든 상태',
    progress: '진행률',
    rows: '{count}행',
    createdAt: '등록 시간',
    expiresAt: '파일 보관 기한',
    download: '다운로드',
    cancel: '취소',
    cancelTitle: '작업 취소',
    cancelQuestion: '“{name}”을(를) 취소하시겠습니까?',
    cancelConsequence:
      '작업이 즉시 중지되고 파일이 만들어지지 않습니다. 이미 가져온 데이터는 유지되며 다시 시도할 수 있습니다.',
    cancelled: '“{name}”을(를) 취소했습니다',
    retried: '“{name}”을(를) 다시 등록했습니다',
    empty: '작업이 없습니다',
    emptyHint: '데이터가 많은 가져오기와 내보내기는 백그라운드에서 진행되며 여기에 표시됩니다.',
    filteredEmpty: '조건에 맞는 작업이 없습니다',
    showAll: '모두 보기',
  },
} satisfies Shape<typeof zh>
