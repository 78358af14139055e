import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Preview of an article',
  notice: 'This is a preview of what is not published yet. Do not pass it on. The link is good for 24 hours.',
}
