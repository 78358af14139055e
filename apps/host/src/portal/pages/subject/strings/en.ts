import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Subject',
  empty: 'Nothing here yet. Try another stage.',
  researchers: 'Researchers of the subject',
}
