import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '校長の成長',
  people: '校長一覧',
  training: '研修',
  studios: '校長スタジオ',
}
