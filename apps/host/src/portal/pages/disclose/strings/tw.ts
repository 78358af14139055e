import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '資訊公開',
  catalogue: '公開目錄',
  lead: '依法主動公開的政策文件、財政資訊、招生考試與公示公告。',
  documentTitle: '標題',
  publishedOn: '公開日期',
}
