import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../links/article-link'
import { Portrait } from '../thumbnail/portrait'
import { Thumbnail } from '../thumbnail/thumbnail'
import type { ArticleRow } from '../../data/portal-reader'
import { MetadataChips, metadataValue } from '../metadata/metadata'
import { SiteLink } from '../links/site-link'
import './card-grid.css'

export interface CardGridProps {
  rows: readonly ArticleRow[]
  /** Keys of the metadata shown as chips. */
  chips: readonly string[]
  /** Key of the metadata shown as a quiet line below the title. */
  line?: string
  /** Shows a play mark on the picture and the number of views. */
  plays?: boolean
  /** Level of the titles: 2 on a list of its own, 3 below another heading. */
  level?: 2 | 3
}

/** Cards with a 16:9 picture: schools, people, projects, lessons. The whole card is a link. */
export function CardGrid({ rows, chips, line, plays = false, level = 2 }: CardGridProps) {
  const { t } = usePreferences()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="dw-cards">
      {rows.map((row, place) => (
        <li key={row.id} className="dw-portal-card dw-lift">
          <div
            className="dw-portal-card-picture"
            data-plays={plays || undefined}
            data-portrait={row.type === 'principal' || undefined}
          >
            {row.type === 'principal' ? (
              <Portrait name={row.title} url={row.coverUrl} />
            ) : (
              <Thumbnail row={row} place={place} />
            )}
            {plays && metadataValue(row, 'length') && (
              <span className="dw-portal-card-length">{metadataValue(row, 'length')}</span>
            )}
          </div>
          <div className="dw-portal-card-text">
            <Title>
              <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
            </Title>
            {line && metadataValue(row, line) && <p className="dw-portal-card-line">{metadataValue(row, line)}</p>}
            {row.summary && <p>{row.summary}</p>}
            <MetadataChips row={row} keys={chips} />
            {plays && <small className="dw-portal-card-views">{t.content.list.views(row.viewCount)}</small>}
          </div>
        </li>
      ))}
    </ul>
  )
}
