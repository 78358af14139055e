import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { SiteLink } from '../links/site-link'
import { DayMark } from './day-mark'
import './notice-rows.css'

/** Rows led by their day: notices and everything that is read by date. */
export function NoticeRows({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = usePreferences()
  return (
    <ul className="dw-notice-list">
      {rows.map((row) => (
        <li key={row.id}>
          <DayMark row={row} />
          <div className="dw-notice-text">
            <h2>
              <SiteLink to={articleLink(row)}>{row.title}</SiteLink>{' '}
              {row.isPinned && <em data-kind="pinned">{t.rows.pinned}</em>} {row.isNew && <em>{t.rows.isNew}</em>}
            </h2>
            <p>
              {row.source && <span>{row.source}</span>}
              <span>{t.content.list.views(row.viewCount)}</span>
              {row.attachmentCount > 0 && <span>{t.content.list.attachments(row.attachmentCount)}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
