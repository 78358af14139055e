import type { mediaWords as zhWords } from './zh'

/** What the container of a video says, and how its playable copy is, in Traditional Chinese. */
export const mediaWords: typeof zhWords = {
  silent: '無聲音',
  waiting: '等待轉碼',
  running: (percent) => `正在轉碼 ${percent}%`,
  done: '已轉碼，可線上播放',
  failed: '轉碼失敗',
  failedFor: (reason) => `轉碼失敗：${reason}`,
  unavailable: '原檔案無法在瀏覽器中播放',
}
