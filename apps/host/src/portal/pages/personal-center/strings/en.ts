import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'My centre',
}
