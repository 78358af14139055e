import type { StateStrings } from './load-state-strings'

/** Strings of what a page says in place of its content, Korean. */
export const strings: StateStrings = {
  signIn: {
    title: '로그인이 필요합니다',
    hint: '로그인하면 내용을 볼 수 있습니다.',
    leaving: '로그인하면 내용을 볼 수 있습니다. 로그인 페이지로 이동합니다.',
    expired: '인증이 만료되었습니다. 다시 로그인해 주세요.',
  },
  failure: {
    forbidden: '접근 권한이 없습니다',
    forbiddenHint: '이 계정으로는 볼 수 없는 내용입니다. 소속 기관 관리자에게 문의해 주세요.',
    offline: '오프라인 상태입니다',
    offlineHint: '네트워크 연결을 확인한 뒤 다시 시도해 주세요.',
    unpublishedWork: '아직 공개되지 않은 작품입니다',
    unpublishedCertificate: '아직 공개되지 않은 증서입니다',
    unpublishedHint: '심사가 끝나고 결과가 공개되면 이곳에서 볼 수 있습니다.',
    withdrawn: '게시가 중단된 콘텐츠입니다',
    withdrawnHint: '찾으시는 콘텐츠가 없거나 게시가 중단되었습니다.',
    title: '페이지를 불러오지 못했습니다',
    hint: '네트워크를 확인하고 다시 시도해 주세요. 문제가 계속되면 관리자에게 문의해 주세요.',
    retry: '재시도',
    chunk: '사이트가 업데이트되었습니다. 새로 고침해 주세요.',
  },
}
