import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '找不到頁面',
  hint: '您要找的頁面不存在或已被移除。',
  similar: '您可能在找：',
  frequent: '常用頁面：',
}
