import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  titles: {
    '/judgeMarks': '審査',
  },
  underConstruction: (page) => `「${page}」は準備中です`,
  hint: 'このページは近日公開です。公開までこちらをご覧ください。',
  news: '教育ニュースを見る',
}
