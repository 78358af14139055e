import { articleLink } from '../../parts/links/article-link'
import { SiteLink } from '../../parts/links/site-link'
import { metadataValue, useMetadataText, useSubjectText } from '../../parts/metadata/metadata'
import { Thumbnail } from '../../parts/thumbnail/thumbnail'
import type { HomeCard } from './home-view'
import { SectionHead } from './section-head'

/** Lessons with an award, each with a ribbon and a play mark. Renders nothing without winners. */
export function Winners({ rows, title }: { rows: readonly HomeCard[]; title: string }) {
  const { wordOf } = useMetadataText()
  const subjectText = useSubjectText()
  if (rows.length === 0) return null
  return (
    <section className="dw-home-section" data-tone="sunken" aria-labelledby="winners">
      <div className="dw-portal-container">
        <SectionHead id="winners" title={title} to="/microList" />
        <ul className="dw-home-strip">
          {rows.map((row, place) => {
            const award = metadataValue(row, 'award')
            return (
              <li key={row.id}>
                <SiteLink to={articleLink(row)} className="dw-winner dw-lift">
                  <span className="dw-winner-picture">
                    <Thumbnail row={row} place={place} sizes="(max-width: 767px) 160px, 290px" />
                    {award && (
                      <span className="dw-winner-ribbon" data-award={award}>
                        {wordOf({ key: 'award', value: award })}
                      </span>
                    )}
                  </span>
                  <span className="dw-winner-title">{row.title}</span>
                  <small>
                    {subjectText(row)} · {metadataValue(row, 'school')}
                  </small>
                </SiteLink>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
