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
    '/personalCenter': 'My centre',
    '/doorSelfEdit': 'Profile',
    '/myScore': 'My results',
    '/changeSchool': 'Change school',
  },
  underConstruction: (page) => `${page} is under construction`,
  hint: 'This page opens later. Until then you may like these.',
  news: 'See the education news',
}
