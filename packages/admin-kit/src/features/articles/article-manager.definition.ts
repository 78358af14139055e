import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ArticleManagerProps } from '.'
import { articleCodes } from './articles.codes'

/** 文章管理, list and editor. */
export const articleManager: ScreenManifest<ArticleManagerProps> = {
  name: 'ArticleManager',
  title: 'articles.title',
  entry: 'article-manager',
  codes: Object.values(articleCodes),
  routes: [
    {
      component: 'articleManagement',
      componentNames: ['content/ArticleManager'],
      firstCalls: [
        { path: '/api/cmsSites?name=&currentPage=1&pageSize=1000' },
        { path: '/api/cmsArticle/queryPageArticleList', body: { currentPage: 1, pageSize: 10, t: { tab: 'all' } } },
      ],
    },
  ],
  embed: {
    position: 7,
    tag: 'doorway-article-manager',
    part: 'article-manager',
    parts: [
      'article-list',
      'card',
      'dialog',
      'form',
      'header',
      'pagination',
      'review-queue',
      'table',
      'tabs',
      'toast',
      'toolbar',
    ],
    values: {},
    callbacks: {},
    sizes: { first: 72, all: 284, published: 76 },
    demo: { address: '/article-management', shows: { role: 'grid', name: '文章列表' } },
    page: {
      heading: 'Article manager',
      text: 'Articles by their state, and the editor of one in place; the editor library loads when it opens.',
      story: 'Filled',
    },
  },
  stories: 'article-manager',
}
