import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../../parts/links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { metadataValue, useMetadataText } from '../../parts/metadata/metadata'
import { DayMark } from '../../parts/list-rows/day-mark'
import { SiteLink } from '../../parts/links/site-link'
import '../../parts/list-rows/notice-rows.css'
import { RelatedPairs } from '../../parts/related-pairs/related-pairs'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'

/** Policies with their number and who issued them; interpretations with their policy. */
export function PolicyRows({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { labelOf } = useMetadataText()
  return (
    <ul className="dw-notice-list">
      {rows.map((row) => (
        <li key={row.id}>
          <DayMark row={row} />
          <div className="dw-notice-text">
            <h2>
              <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
            </h2>
            <p>
              {['docNo', 'issueOrg'].map((key) => {
                const value = metadataValue(row, key)
                return value && <span key={key}>{`${labelOf({ key, value })} ${value}`}</span>
              })}
              {!metadataValue(row, 'issueOrg') && row.source && <span>{row.source}</span>}
              <span>{t.content.list.views(row.viewCount)}</span>
            </p>
            <RelatedPairs pairs={row.pairs} labels={texts.pairs} />
          </div>
        </li>
      ))}
    </ul>
  )
}
