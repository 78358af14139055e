import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '站內搜尋',
  heading: '站內搜尋',
  tagged: '帶有此標籤的文章',
  words: '搜尋詞',
  hint: '輸入兩個以上的字，例如「微课」「招生」。',
  found: (count) => `共找到 ${count} 筆`,
  more: (count) => `找到超過 ${count} 筆，請增加搜尋詞`,
  kinds: {
    article: '文章',
    school: '學校',
    principal: '人物',
    activity: '教研活動',
    resource: '教學資源',
    studio: '工作室',
    work: '得獎作品',
    page: '欄目頁面',
  },
  nothing: (words) => `沒有找到「${words}」`,
  nothingHint: '可以減少或更換搜尋詞，也可以從網站地圖進入各欄目。',
  siteMap: '網站地圖',
}
