import type { zh } from './zh'

/** Strings of the page, in Traditional Chinese. */
export const tw: typeof zh = {
  title: '我的成績',
  empty: '還沒有參賽作品',
  emptyHint: '看看正在進行的競賽。',
  toCompetition: '去看競賽',
  stages: {
    draft: '草稿',
    submitted: '已提交',
    returned: '已退回，待修改',
    judging: '評審進行中',
    below: '未進入下一輪',
    published: '結果已公布',
    out: '已退出',
  },
  publishAt: (date: string) => `評審進行中，結果將於 ${date} 後公布`,
  returned: (reason: string) => `退回原因：${reason}`,
  score: '得分',
  top: (percent: number) => `同組前${percent}%`,
  noAward: '感謝您的參與',
  criteria: '各項得分',
  outOf: (score: string, max: number) => `${score} / ${max}`,
  comments: '評審評語',
  certificate: '得獎證書',
  code: (code: string) => `查驗碼 ${code}`,
  verify: '查驗證書',
  revoked: '證書已作廢',
}
