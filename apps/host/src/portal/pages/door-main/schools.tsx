import { articleLink } from '../../parts/links/article-link'
import { SiteLink } from '../../parts/links/site-link'
import { metadataValue } from '../../parts/metadata/metadata'
import { Thumbnail } from '../../parts/thumbnail/thumbnail'
import type { HomeCard } from './home-view'
import { SectionHead } from './section-head'

/** Schools with their pictures, the first one large. Renders nothing without schools. */
export function Schools({ rows, title }: { rows: readonly HomeCard[]; title: string }) {
  if (rows.length === 0) return null
  return (
    <section className="dw-home-section" data-tone="sunken" aria-labelledby="schools">
      <div className="dw-portal-container">
        <SectionHead id="schools" title={title} to="/schoolStyle" />
        <ul className="dw-schools" data-count={rows.length}>
          {rows.map((row, place) => (
            <li key={row.id}>
              <SiteLink to={articleLink(row)} className="dw-school dw-lift">
                <Thumbnail
                  row={row}
                  place={place}
                  sizes={place === 0 ? '(max-width: 767px) 160px, 590px' : '(max-width: 767px) 160px, 290px'}
                />
                <span className="dw-school-text">
                  <span className="dw-school-name">{row.title}</span>
                  <small>{metadataValue(row, 'area')}</small>
                  {metadataValue(row, 'motto') && (
                    <span className="dw-school-motto">{metadataValue(row, 'motto')}</span>
                  )}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
