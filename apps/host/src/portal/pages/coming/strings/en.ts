import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  titles: {
    '/judgeMarks': 'Judging',
  },
  underConstruction: (page) => `${page} is under construction`,
  hint: 'This page opens later. Until then you may like these.',
  news: 'See the education news',
}
