import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ArticleReviewProps } from '.'
import { reviewCodes } from './articles.codes'

/** 文章审核: the queue and one article. */
export const articleReview: ScreenManifest<ArticleReviewProps> = {
  name: 'ArticleReview',
  title: 'articles.reviewTitle',
  entry: 'article-manager',
  codes: Object.values(reviewCodes),
  routes: [
    {
      component: 'articleReviewQueue',
      componentNames: ['content/ArticleReview'],
      firstCalls: [
        {
          path: '/api/cmsArticle/queryPageArticleList',
          body: { currentPage: 1, pageSize: 50, t: { tab: 'review', isReviewable: true } },
        },
      ],
    },
  ],
  embed: {
    position: 8,
    tag: 'doorway-article-review',
    part: 'article-review',
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
    sizes: { first: 72, all: 268, published: 77 },
    demo: { address: '/article-review', shows: { role: 'grid', name: '文章审核' } },
    page: {
      heading: 'Article review',
      text: 'What waits for the decision of the signed-in person, and its difference from what is published.',
      story: 'Filled',
    },
  },
  stories: 'article-review',
  withoutStates: { 'filtered-empty': 'it filters nothing', 'read-only': 'without a decision it shows the text alone' },
}
