import { StatePanel, Timeline } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { Article } from '../article-types'

/** Decisions of reviewers with their reasons and the words they have marked, the newest first. */
export function ArticleDecisions({ article }: { article: Article }) {
  const t = useTranslate()
  if (article.reviews.length === 0) return <StatePanel kind="empty" isCompact title={t('articles.decision.none')} />
  return (
    <Timeline
      label={t('articles.decision.title')}
      entries={article.reviews.map(({ level, decision, reason, marks, reviewerName, at, revisionNo }) => ({
        id: `${at} ${level} ${revisionNo}`,
        time: at,
        tone: decision === 'pass' ? ('success' as const) : ('warning' as const),
        title: t(`articles.decision.${decision}`, {
          level: t(`articles.state.review${asLevel(level)}`),
          name: reviewerName,
        }),
        details: (
          <>
            {reason}
            {marks.map(({ quote, note }) => (
              <div key={quote}>
                <mark>{quote}</mark> {note}
              </div>
            ))}
          </>
        ),
      }))}
    />
  )
}

const levels = [1, 2, 3] as const
const asLevel = (level: number) => levels.find((known) => known === level) ?? 1
