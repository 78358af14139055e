import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '교장의 성장',
  people: '교장 명단',
  training: '연수',
  studios: '교장 연구실',
}
