import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: 'マイページ',
}
