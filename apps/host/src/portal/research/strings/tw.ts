import type { SignUpWords } from './load-sign-up-words'

export const tw: SignUpWords = {
  signUp: '立即報名',
  cancel: '取消報名',
  taken: (count: number) => `已報名 ${count} 人`,
  seats: (count: number, capacity: number) => `已報名 ${count} / ${capacity} 人`,
  mine: (time: string) => `您已報名（${time}）`,
  full: '名額已滿，如有人取消可再報名。',
  running: '活動已開始，報名已截止。',
  over: '活動已結束。',
  notAllowed: '目前帳號不能報名此類活動。',
  done: '報名成功',
  undone: '已取消報名',
  failed: '操作失敗，請重試。',
  retry: '重試',
}
