import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '教科詳細',
  empty: 'この教科の教材はまだありません。ほかの学校段階をご覧ください。',
  researchers: '教科の指導主事',
}
