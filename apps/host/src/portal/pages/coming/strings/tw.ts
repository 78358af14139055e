import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  titles: {
    '/judgeMarks': '評審',
  },
  underConstruction: (page) => `${page}建置中`,
  hint: '頁面即將開放，您可以先看看這些內容。',
  news: '看看教育資訊',
}
