import type { FailureMessages } from './failure-messages'

/** Section 8 in Korean. */
export const ko: FailureMessages = {
  network: '네트워크에 연결할 수 없습니다. 네트워크 환경을 확인하세요.',
  timeout: '네트워크 연결 시간이 초과되었습니다. 다시 시도하세요.',
  unexpected: '알 수 없는 오류가 발생했습니다. 담당자에게 문의하세요.',
  unauthenticated: '인증이 만료되었습니다. 다시 로그인하세요.',
  forbidden: '이 작업을 수행할 권한이 없습니다',
}
