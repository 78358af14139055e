import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '學科詳情',
  empty: '本學科暫無資源，可檢視其他學段。',
  researchers: '學科教研員',
}
