import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink, dayOf } from '../../parts/links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { metadataValue, useMetadataText } from '../../parts/metadata/metadata'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './disclose.route'

/** The index: number, title, issuer, days, document number, validity. On narrow screens each row is a card. */
export function IndexTable({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const { wordOf } = useMetadataText()
  const cell = (row: ArticleRow, key: string) => metadataValue(row, key) ?? '—'
  return (
    <table className="dw-index">
      <thead>
        <tr>
          <th scope="col">{t.content.metadata.indexNo}</th>
          <th scope="col">{strings.documentTitle}</th>
          <th scope="col">{t.content.metadata.issueOrg}</th>
          <th scope="col">{t.content.metadata.madeOn}</th>
          <th scope="col">{strings.publishedOn}</th>
          <th scope="col">{t.content.metadata.docNo}</th>
          <th scope="col">{t.content.metadata.validity}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const validity = row.facts.find(({ key }) => key === 'validity')
          return (
            <tr key={row.id}>
              <td data-label={t.content.metadata.indexNo}>{cell(row, 'indexNo')}</td>
              <th scope="row">
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
              </th>
              <td data-label={t.content.metadata.issueOrg}>{cell(row, 'issueOrg')}</td>
              <td data-label={t.content.metadata.madeOn}>{cell(row, 'madeOn')}</td>
              <td data-label={strings.publishedOn}>{dayOf(row.publishAt)}</td>
              <td data-label={t.content.metadata.docNo}>{cell(row, 'docNo')}</td>
              <td data-label={t.content.metadata.validity}>
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
