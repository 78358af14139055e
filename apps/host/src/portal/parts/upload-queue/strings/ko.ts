import type { QueueStrings } from './load-queue-strings'

/** Words of the queue of uploads, Korean. */
export const ko: QueueStrings = {
  drop: '파일을 여기로 끌어 놓거나',
  choose: '파일 선택',
  refused: '올릴 수 없는 파일',
  total: '전체 진행률',
  hashing: '파일을 확인하는 중',
  checking: '검증하는 중',
  offline: '연결이 끊겼습니다. 다시 연결되면 자동으로 계속합니다',
  begun: '완료되지 않은 업로드',
  begunHint: '같은 파일을 다시 선택하면 중단된 곳부터 계속합니다.',
  resourceStates: {
    draft: '임시 저장',
    pending: '심사 대기',
    on_shelf: '게시됨',
    off_shelf: '게시 중단',
    returned: '반려됨',
  },
  known: (name) => `“${name}” 파일이 이미 있습니다`,
  knownHint: '같은 내용의 파일이 자료실에 있어 다시 올릴 필요가 없습니다.',
  open: (title) => `열기: ${title}`,
  again: '그래도 올리기',
  dismiss: '올리지 않기',
  failed: '업로드하지 못했습니다. 다시 시도하세요',
  gone: '이 업로드는 더 이상 유효하지 않습니다. 파일을 다시 선택하세요',
  full: '서버 저장 공간이 부족합니다. 나중에 다시 시도하거나 관리자에게 문의하세요',
}
