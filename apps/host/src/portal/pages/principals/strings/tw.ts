import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '校長成長',
  people: '校長名錄',
  training: '研修培訓',
  studios: '校長工作室',
}
