import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink, dayOf } from '../../parts/links/article-link'
import { GeneratedCover } from '../../parts/thumbnail/generated-cover'
import { SiteLink } from '../../parts/links/site-link'
import type { HomeColumn } from './home-view'

export interface HomeSectionProps {
  section: HomeColumn
  /** The column's name in the reader's language. */
  name: string
  /** Shows the first article with its picture next to the list. */
  withLead: boolean
}

/** One column on the front page. A column without articles renders nothing. */
export function HomeSection({ section, name, withLead }: HomeSectionProps) {
  const { t } = usePreferences()
  const { articles, columnCode, route } = section
  const [first, ...others] = articles
  if (!first) return null
  const listed = withLead ? others : articles
  return (
    <section className="dw-home-section" aria-labelledby={`column-${columnCode}`} data-lead={withLead || undefined}>
      <div className="dw-portal-container">
        <header className="dw-home-section-head">
          <h2 id={`column-${columnCode}`}>{name}</h2>
          {route && (
            <SiteLink to={route} aria-label={`${name} ${t.rows.more}`}>
              {t.rows.more}
            </SiteLink>
          )}
        </header>
        <div className="dw-home-section-body">
          {withLead && (
            <SiteLink to={articleLink(first)} className="dw-home-feature">
              <GeneratedCover title={first.title} />
              <span className="dw-home-feature-title">{first.title}</span>
              {first.summary && <span className="dw-home-feature-summary">{first.summary}</span>}
            </SiteLink>
          )}
          <ul className="dw-home-list">
            {listed.map((row) => (
              <li key={row.id}>
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
                <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
