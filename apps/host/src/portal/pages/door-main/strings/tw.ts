import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '首頁',
  lead: '焦點新聞',
  announcements: '通知公告',
  numbers: '雲澤教育數據',
  topics: '專題',
  links: '友情連結',
  leaves: '（外部網站）',
  show: (number: number, title: string) => `第 ${number} 則：${title}`,
  pause: '暫停輪播',
  play: '播放輪播',
  numberNames: {
    schools: '學校與機構',
    teachers: '教師',
    students: '學生',
    areas: '行政區劃',
    articles: '已發布文章',
  },
  empty: '內容準備中',
  emptyHint: '新消息發布後會立即顯示在這裡。',
}
