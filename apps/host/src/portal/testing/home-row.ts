import type { HomeRow } from '../pages/door-main/home-view'

/** A story of the front page. */
export const homeRow = (id: number): HomeRow => ({
  id,
  type: 'article',
  title: `第 ${id} 篇`,
  columnCode: 'news.headline',
  columnName: '要闻',
  publishAt: '2026-11-20 09:00:00',
  isPinned: false,
  isNew: false,
  coverUrl: null,
})
