import type { mediaWords as zhWords } from './zh'

/** What the container of a video says, and how its playable copy is, in Japanese. */
export const mediaWords: typeof zhWords = {
  silent: '音声なし',
  waiting: '再生用の変換を待っています',
  running: (percent) => `再生用に変換中 ${percent}%`,
  done: '再生用に変換済み',
  failed: '再生用の変換に失敗しました',
  failedFor: (reason) => `再生用の変換に失敗しました：${reason}`,
  unavailable: '元のファイルはブラウザーで再生できません',
}
