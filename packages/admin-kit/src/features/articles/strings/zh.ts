/** Titles of the article screens; their other words are in `late-texts/articles`. The source language. */
export const zh = {
  title: '文章管理',
  reviewTitle: '文章审核',
} as const
