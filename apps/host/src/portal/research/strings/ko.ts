import type { SignUpWords } from './load-sign-up-words'

export const ko: SignUpWords = {
  signUp: '신청하기',
  cancel: '신청 취소',
  taken: (count: number) => `${count}명 신청`,
  seats: (count: number, capacity: number) => `신청 ${count} / ${capacity}명`,
  mine: (time: string) => `신청했습니다 (${time})`,
  full: '정원이 찼습니다. 취소자가 생기면 신청할 수 있습니다.',
  running: '활동이 시작되어 신청이 마감되었습니다.',
  over: '활동이 끝났습니다.',
  notAllowed: '이 계정으로는 신청할 수 없습니다.',
  done: '신청했습니다',
  undone: '신청을 취소했습니다',
  failed: '처리하지 못했습니다. 다시 시도해 주세요.',
  retry: '다시 시도',
}
