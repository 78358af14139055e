/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '站内搜索',
  heading: '站内搜索',
  tagged: '带有此标签的文章',
  words: '搜索词',
  hint: '输入两个以上的字，例如“微课”“招生”。',
  found: (count: number) => `共找到 ${count} 条`,
  more: (count: number) => `找到超过 ${count} 条，请增加搜索词`,
  kinds: {
    article: '文章',
    school: '学校',
    principal: '人物',
    activity: '教研活动',
    resource: '教学资源',
    studio: '工作室',
    work: '获奖作品',
    page: '栏目页面',
  },
  nothing: (words: string) => `没有找到“${words}”`,
  nothingHint: '可以减少或更换搜索词，也可以从网站地图进入各栏目。',
  siteMap: '网站地图',
}
