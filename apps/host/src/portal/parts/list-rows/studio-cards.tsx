import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { metadataValue, useMetadataText } from '../metadata/metadata'
import { SiteLink } from '../links/site-link'
import './studio-cards.css'

export interface StudioCardsProps {
  rows: readonly ArticleRow[]
  /** Level of the names: 2 on a list of its own, 3 below another heading. */
  level?: 2 | 3
}

/** Studios with their leader and the number of members. The whole card is a link. */
export function StudioCards({ rows, level = 2 }: StudioCardsProps) {
  const { t } = usePreferences()
  const { labelOf, wordOf } = useMetadataText()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="dw-studios">
      {rows.map((row) => {
        const leader = metadataValue(row, 'leader')
        const members = metadataValue(row, 'members')
        return (
          <li key={row.id}>
            <span className="dw-studio-mark" aria-hidden="true">
              {leader && String.fromCodePoint(leader.codePointAt(0) ?? 0x20)}
            </span>
            <div>
              <Title>
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
              </Title>
              <p className="dw-studio-line">
                {leader && <span>{`${labelOf({ key: 'leader', value: leader })} ${leader}`}</span>}
                {members && <span>{t.rows.members(members)}</span>}
                {['subject', 'org'].map((key) => {
                  const value = metadataValue(row, key)
                  return value && <span key={key}>{wordOf({ key, value })}</span>
                })}
              </p>
              {row.summary && <p>{row.summary}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
