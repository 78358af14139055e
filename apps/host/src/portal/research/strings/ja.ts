import type { SignUpWords } from './load-sign-up-words'

export const ja: SignUpWords = {
  signUp: '申し込む',
  cancel: '申し込みを取り消す',
  taken: (count: number) => `${count} 人が申し込み済み`,
  seats: (count: number, capacity: number) => `申し込み ${count} / ${capacity} 人`,
  mine: (time: string) => `申し込み済みです（${time}）`,
  full: '定員に達しました。取り消しが出れば申し込めます。',
  running: '活動が始まったため、申し込みは締め切りました。',
  over: '活動は終了しました。',
  notAllowed: 'このアカウントでは申し込めません。',
  done: '申し込みを受け付けました',
  undone: '申し込みを取り消しました',
  failed: '処理できませんでした。もう一度お試しください。',
  retry: '再試行',
}
