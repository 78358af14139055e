import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '마이페이지',
}
