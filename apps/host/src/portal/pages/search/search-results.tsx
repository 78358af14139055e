import type { ArticleRow } from '../../data/portal-reader'
import { articleLink, dayOf } from '../../parts/links/article-link'
import { ColumnName } from '../../parts/columns/column-name'
import { SiteLink } from '../../parts/links/site-link'
import { MetadataChips, metadataValue } from '../../parts/metadata/metadata'
import { Highlighted } from '../../parts/search-box/highlighted'

/** Metadata by which readers distinguish people and studios of the same name. */
const LINE_KEYS = ['position', 'school', 'leader', 'org', 'area']

/** Results with the words marked in title and summary. */
export function SearchResults({ rows, words }: { rows: readonly ArticleRow[]; words: string }) {
  return (
    <ol className="dw-found">
      {rows.map((row) => (
        <li key={row.id}>
          <h2>
            <SiteLink to={articleLink(row)}>
              <Highlighted text={row.title} words={words} />
            </SiteLink>
          </h2>
          {row.summary && (
            <p>
              <Highlighted text={row.summary} words={words} />
            </p>
          )}
          <p className="dw-found-meta">
            <span>
              <ColumnName row={row} />
            </span>
            {row.source && <span>{row.source}</span>}
            {LINE_KEYS.map((key) => metadataValue(row, key)).map((value) => value && <span key={value}>{value}</span>)}
            {row.publishAt && <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>}
          </p>
          <MetadataChips row={row} keys={['phase', 'schoolType', 'resourceKind', 'subject']} />
        </li>
      ))}
    </ol>
  )
}
