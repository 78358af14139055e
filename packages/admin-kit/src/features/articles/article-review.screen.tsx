import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ArticleTexts } from './article-texts'
import { ReviewPanel } from './review/review-panel'
import { ReviewQueue } from './review/review-queue'

export type ArticleReviewProps = ScreenProps

function ReviewScreen() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const id = Number(query['review'])
  const open = (review: string | null) => navigate({ query: { review } })
  if (Number.isSafeInteger(id) && id > 0) return <ReviewPanel key={id} articleId={id} onClose={() => open(null)} />
  return <ReviewQueue onOpen={(articleId) => open(String(articleId))} />
}

/** 文章审核: what waits for this person's decision, and the difference from what is published (domain 1.5). */
export function ArticleReview({ handle }: ArticleReviewProps) {
  return (
    <Widget part="article-review" handle={handle}>
      <ArticleTexts>
        <ReviewScreen />
      </ArticleTexts>
    </Widget>
  )
}
