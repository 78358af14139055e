import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../../parts/links/article-link'
import { SiteLink } from '../../parts/links/site-link'
import type { HomeRow } from './home-view'

/** The latest notices: date block, title over at most two lines, a mark on what is new for three days. */
export function Announcements({ rows, title }: { rows: readonly HomeRow[]; title: string }) {
  const { t } = usePreferences()
  if (rows.length === 0) return null
  return (
    <section className="dw-home-notices" aria-labelledby="notices">
      <header className="dw-home-section-head">
        <h2 id="notices">{title}</h2>
        <SiteLink to="/announcement" aria-label={`${title} ${t.rows.more}`}>
          {t.rows.more}
        </SiteLink>
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <time className="dw-home-date" dateTime={row.publishAt?.slice(0, 10)}>
              <b>{row.publishAt?.slice(8, 10)}</b>
              <span>{row.publishAt?.slice(0, 7)}</span>
            </time>
            <span className="dw-home-notice-text">
              {row.isPinned && <em data-kind="pinned">{t.rows.pinned}</em>}{' '}
              <SiteLink to={articleLink(row)}>{row.title}</SiteLink> {row.isNew && <em>{t.rows.isNew}</em>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
