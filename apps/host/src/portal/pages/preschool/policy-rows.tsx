import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../../parts/links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { factOf, useFactWords } from '../../parts/metadata/metadata'
import { DayMark } from '../../parts/list-rows/day-mark'
import { SiteLink } from '../../parts/links/site-link'
import '../../parts/list-rows/notice-rows.css'
import { Pairs } from '../../parts/related-policies/related-policies'

/** Policies with their number and who issued them; interpretations with their policy. */
export function PolicyRows({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = usePreferences()
  const { labelOf } = useFactWords()
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
                const value = factOf(row, key)
                return value && <span key={key}>{`${labelOf({ key, value })} ${value}`}</span>
              })}
              {!factOf(row, 'issueOrg') && row.source && <span>{row.source}</span>}
              <span>{t.list.views(row.viewCount)}</span>
            </p>
            <Pairs pairs={row.pairs} />
          </div>
        </li>
      ))}
    </ul>
  )
}
