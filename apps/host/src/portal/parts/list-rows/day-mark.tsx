import { dayOf } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'

/** The day of a row that is read by date, in large digits before its title. */
export function DayMark({ row: { publishAt } }: { row: Pick<ArticleRow, 'publishAt'> }) {
  return (
    <time className="dw-day" dateTime={dayOf(publishAt)}>
      <b>{publishAt?.slice(8, 10)}</b>
      <span>{publishAt?.slice(0, 7)}</span>
    </time>
  )
}
