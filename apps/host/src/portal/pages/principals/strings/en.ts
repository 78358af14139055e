import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Principal growth',
  people: 'Principals',
  training: 'Training',
  studios: 'Principal studios',
}
