import { articleLink } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { activityTime, MetadataChips, metadataValue } from '../metadata/metadata'
import { SiteLink } from '../links/site-link'
import './notice-rows.css'

function timeText({ start, end }: { start: string; end: string }): string {
  return `${start.slice(11)}–${end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : end}`
}

/** Activities, each with its day, time, place and free seats. */
export function ActivityRows({ rows }: { rows: readonly ArticleRow[] }) {
  return (
    <ul className="dw-notice-list">
      {rows.map((row) => {
        const time = activityTime(row)
        return (
          <li key={row.id}>
            {time && (
              <time className="dw-day" dateTime={time.start.replace(' ', 'T')}>
                <b>{time.start.slice(8, 10)}</b>
                <span>{time.start.slice(0, 7)}</span>
              </time>
            )}
            <div className="dw-notice-text">
              <h2>
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
              </h2>
              <p>
                {time && <span>{timeText(time)}</span>}
                <span>{metadataValue(row, 'place')}</span>
              </p>
              <MetadataChips row={row} keys={['phase', 'activityKind', 'subject', 'seats']} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
