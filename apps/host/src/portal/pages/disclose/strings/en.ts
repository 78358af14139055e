import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Public disclosure',
  catalogue: 'Catalogue',
  lead: 'Policies, finances, admissions and public notices, disclosed as the law requires.',
  documentTitle: 'Title',
  publishedOn: 'Disclosed on',
}
