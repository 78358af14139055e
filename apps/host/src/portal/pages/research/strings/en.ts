import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Teaching research',
  coming: 'Coming activities',
  calendar: 'Calendar',
  month: (year: string, month: string) => `${month}/${year}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  noneInMonth: 'No activities this month.',
  cut: (total: number, shown: number) =>
    `${total} activities this month; the first ${shown} are shown. Choose a stage and subject to see fewer.`,
  keys: 'Use the arrow keys to move between activities.',
  past: 'Past activities',
  studios: 'Master-teacher studios',
  studioArticles: 'Articles of the studios',
}
