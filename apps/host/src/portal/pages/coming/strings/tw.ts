import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  titles: {
    '/microCompute': '微課程大賽',
    '/enterWorks': '參賽作品',
    '/winningWorks': '得獎作品',
    '/othersSignUpList': '其他競賽報名',
    '/judgeMarks': '評審',
    '/change-password': '找回密碼',
    '/myScore': '我的成績',
  },
  underConstruction: (page) => `${page}建置中`,
  hint: '頁面即將開放，您可以先看看這些內容。',
  news: '看看教育資訊',
}
