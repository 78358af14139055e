import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  titles: {
    '/microCompute': 'Micro-lesson competition',
    '/enterWorks': 'Entries',
    '/winningWorks': 'Winning works',
    '/othersSignUpList': 'Other competitions',
    '/judgeMarks': 'Judging',
    '/change-password': 'Reset password',
    '/myScore': 'My results',
  },
  underConstruction: (page) => `${page} is under construction`,
  hint: 'This page opens later. Until then you may like these.',
  news: 'See the education news',
}
