import { atAddress } from '../../screens/screen-route'
import { ArticleManager, ArticleReview } from '.'

export const articleManagement = atAddress(ArticleManager, () => ({}))

export const articleReviewQueue = atAddress(ArticleReview, () => ({}))
