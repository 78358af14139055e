import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink, dayOf } from '../../parts/links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { metadataValue, useMetadataText } from '../../parts/metadata/metadata'
import { SiteLink } from '../../parts/links/site-link'

/** The index: number, title, issuer, days, document number, validity. On narrow screens each row is a card. */
export function IndexTable({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = usePreferences()
  const { wordOf } = useMetadataText()
  const cell = (row: ArticleRow, key: string) => metadataValue(row, key) ?? '—'
  return (
    <table className="dw-index">
      <thead>
        <tr>
          <th scope="col">{t.facts.indexNo}</th>
          <th scope="col">{t.disclose.title}</th>
          <th scope="col">{t.facts.issueOrg}</th>
          <th scope="col">{t.facts.madeOn}</th>
          <th scope="col">{t.disclose.publishedOn}</th>
          <th scope="col">{t.facts.docNo}</th>
          <th scope="col">{t.facts.validity}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const validity = row.facts.find(({ key }) => key === 'validity')
          return (
            <tr key={row.id}>
              <td data-label={t.facts.indexNo}>{cell(row, 'indexNo')}</td>
              <th scope="row">
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
              </th>
              <td data-label={t.facts.issueOrg}>{cell(row, 'issueOrg')}</td>
              <td data-label={t.facts.madeOn}>{cell(row, 'madeOn')}</td>
              <td data-label={t.disclose.publishedOn}>{dayOf(row.publishAt)}</td>
              <td data-label={t.facts.docNo}>{cell(row, 'docNo')}</td>
              <td data-label={t.facts.validity}>
                <span className="dw-validity" data-value={validity?.value}>
                  {validity ? wordOf(validity) : '—'}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
