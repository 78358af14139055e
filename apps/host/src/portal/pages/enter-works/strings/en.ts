import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Entries',
  blind: 'During blind judging works have numbers instead of authors and schools.',
  opens: (date: string) => `The works will be public from ${date}.`,
  groups: 'Groups',
  allGroups: 'All groups',
  competitions: 'Competitions',
  empty: 'No works yet',
  emptyHint: 'Works that pass the qualification check appear here.',
}
