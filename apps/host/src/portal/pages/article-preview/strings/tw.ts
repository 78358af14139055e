import type { zh } from './zh'

/** Strings of the page, in Traditional Chinese. */
export const tw: typeof zh = {
  title: '文章預覽',
  notice: '這是尚未發布的預覽，請勿轉發。連結在24小時內有效。',
}
