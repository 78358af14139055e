import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '個人中心',
}
