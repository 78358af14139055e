export { ArticleManager, type ArticleManagerProps } from './article-manager.screen'
export { ArticleReview, type ArticleReviewProps } from './article-review.screen'
