import { articleLink, dayOf } from '../../parts/links/article-link'
import { ColumnName } from '../../parts/columns/column-name'
import { SiteLink } from '../../parts/links/site-link'
import { Thumbnail } from '../../parts/thumbnail/thumbnail'
import type { HomeColumn, HomeRow } from './home-view'
import { SectionHead } from './section-head'

export interface HomeSectionProps {
  section: HomeColumn
  /** The column's name in the reader's language. */
  name: string
}

/** The titles of a column with their days. A column with fewer than two articles renders nothing. */
export function ListSection({ section, name }: HomeSectionProps) {
  const { articles, columnCode, route } = section
  if (articles.length < 2) return null
  return (
    <section className="dw-home-column" aria-labelledby={`column-${columnCode}`}>
      <SectionHead id={`column-${columnCode}`} title={name} to={route} />
      <ul className="dw-home-list">
        {articles.map((row) => (
          <li key={row.id}>
            <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
            <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt).slice(5)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsRow({ row, code, place }: { row: HomeRow; code: string; place: number }) {
  return (
    <li>
      <span className="dw-home-news-picture">
        <Thumbnail row={{ ...row, columnCode: code }} place={place} sizes="(max-width: 767px) 96px, 190px" />
      </span>
      <span className="dw-home-news-text">
        <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
        <small>
          <ColumnName row={row} /> · <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
        </small>
      </span>
    </li>
  )
}

/** The first column: one large picture with its story, and the others with small pictures. */
export function NewsSection({ section, name }: HomeSectionProps) {
  const { articles, columnCode, route } = section
  const [first, ...others] = articles
  if (!first) return null
  return (
    <section className="dw-home-section" aria-labelledby={`column-${columnCode}`}>
      <div className="dw-portal-container">
        <SectionHead id={`column-${columnCode}`} title={name} to={route} />
        <div className="dw-home-news" data-few={others.length < 3 || undefined}>
          <SiteLink to={articleLink(first)} className="dw-home-feature dw-lift">
            <span className="dw-home-feature-picture">
              <Thumbnail
                row={{ ...first, columnCode }}
                place={0}
                sizes="(max-width: 767px) 44vw, (max-width: 1280px) 48vw, 590px"
              />
            </span>
            <span className="dw-home-feature-text">
              <span className="dw-home-feature-title">{first.title}</span>
              {first.summary && <span className="dw-home-feature-summary">{first.summary}</span>}
              <small>
                <ColumnName row={first} /> · {dayOf(first.publishAt)}
              </small>
            </span>
          </SiteLink>
          <ul className="dw-home-news-list">
            {others.map((row, place) => (
              <NewsRow key={row.id} row={row} code={columnCode} place={place + 1} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
