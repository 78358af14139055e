import { articleLink } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { MetadataChips, metadataValue } from '../metadata/metadata'
import { SiteLink } from '../links/site-link'
import './notice-rows.css'

/** Activities led by the day they are held on, with time, place and whether seats are left. */
export function ActivityRows({ rows }: { rows: readonly ArticleRow[] }) {
  return (
    <ul className="dw-notice-list">
      {rows.map((row) => {
        const start = metadataValue(row, 'startAt') ?? ''
        const end = metadataValue(row, 'endAt') ?? ''
        return (
          <li key={row.id}>
            <time className="dw-day" dateTime={start.replace(' ', 'T')}>
              <b>{start.slice(8, 10)}</b>
              <span>{start.slice(0, 7)}</span>
            </time>
            <div className="dw-notice-text">
              <h2>
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
              </h2>
              <p>
                <span>
                  {start.slice(11)}–{end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : end}
                </span>
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
