/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  titles: {
    '/judgeMarks': '评委评审',
  },
  underConstruction: (page: string) => `${page}正在建设中`,
  hint: '页面将随后开放，您可以先看看这些内容。',
  news: '看看教育资讯',
}
