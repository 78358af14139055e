import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '情報公開',
  catalogue: '公開目録',
  lead: '法令に基づき公開する政策文書、財政、入試、公示の一覧です。',
  documentTitle: '標題',
  publishedOn: '公開日',
}
