/** What the container of a video says, and how its playable copy is. Chinese: the source of the other four languages. */
export const mediaWords = {
  silent: '无声音',
  waiting: '等待转码',
  running: (percent: number) => `正在转码 ${percent}%`,
  done: '已转码，可在线播放',
  failed: '转码失败',
  failedFor: (reason: string) => `转码失败：${reason}`,
  unavailable: '原文件不能在浏览器中播放',
}
