import type { mediaWords as zhWords } from './zh'

/** What the container of a video says, and how its playable copy is, in Korean. */
export const mediaWords: typeof zhWords = {
  silent: '소리 없음',
  waiting: '재생용 변환 대기 중',
  running: (percent) => `재생용으로 변환 중 ${percent}%`,
  done: '재생용으로 변환됨',
  failed: '재생용 변환에 실패했습니다',
  failedFor: (reason) => `재생용 변환에 실패했습니다: ${reason}`,
  unavailable: '원본 파일은 브라우저에서 재생할 수 없습니다',
}
