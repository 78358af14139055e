import { Timeline } from '@doorway/ui'

interface Review {
  decision: string
  reason: string | null
  reviewerName: string
  at: string
}

export interface ReviewHistoryProps<Entry extends Review> {
  heading: string
  /** The newest first. */
  reviews: readonly Entry[]
  /** What was decided, and by whom. */
  titleOf: (review: Entry) => string
}

/** Decisions about a profile; nothing where there is none. */
export function ReviewHistory<Entry extends Review>({ heading, reviews, titleOf }: ReviewHistoryProps<Entry>) {
  if (reviews.length === 0) return null
  return (
    <section>
      <h3 className="dw-profiles-heading">{heading}</h3>
      <Timeline
        label={heading}
        entries={reviews.map((review, index) => ({
          id: String(reviews.length - index),
          time: review.at,
          tone: review.decision === 'pass' || review.decision === 'on' ? ('success' as const) : ('warning' as const),
          title: titleOf(review),
          details: review.reason,
        }))}
      />
    </section>
  )
}
