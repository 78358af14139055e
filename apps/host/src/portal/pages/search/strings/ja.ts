import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: 'サイト内検索',
  heading: 'サイト内検索',
  tagged: 'このタグの付いた記事',
  words: '検索語',
  hint: '二文字以上を入力してください（例：微课、招生）。',
  found: (count) => `${count} 件見つかりました`,
  more: (count) => `${count} 件以上あります。検索語を追加してください`,
  kinds: {
    article: '記事',
    school: '学校',
    principal: '人物',
    activity: '研究活動',
    resource: '教材',
    studio: '工房',
    work: '受賞作品',
    page: 'ページ',
  },
  nothing: (words) => `「${words}」は見つかりませんでした`,
  nothingHint: '検索語を減らすか変えるか、サイトマップからお探しください。',
  siteMap: 'サイトマップ',
}
