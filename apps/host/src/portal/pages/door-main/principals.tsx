import { articleLink } from '../../parts/links/article-link'
import { SiteLink } from '../../parts/links/site-link'
import { metadataValue } from '../../parts/metadata/metadata'
import { Portrait } from '../../parts/thumbnail/portrait'
import type { HomeCard } from './home-view'
import { SectionHead } from './section-head'

/** Principals with their portraits and what they stand for. Renders nothing without principals. */
export function Principals({ rows, title }: { rows: readonly HomeCard[]; title: string }) {
  if (rows.length === 0) return null
  return (
    <section className="dw-home-section" aria-labelledby="principals">
      <div className="dw-portal-container">
        <SectionHead id="principals" title={title} to="/principalGrowth" />
        <ul className="dw-home-strip dw-principals">
          {rows.map((row) => (
            <li key={row.id}>
              <SiteLink to={articleLink(row)} className="dw-principal">
                <Portrait name={row.title} url={row.coverUrl} />
                <span className="dw-principal-name">{row.title}</span>
                <small>{metadataValue(row, 'position')}</small>
                <span className="dw-principal-words">{row.summary}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
