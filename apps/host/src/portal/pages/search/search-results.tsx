import { articleLink, dayOf } from '../../parts/links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { MetadataChips } from '../../parts/metadata/metadata'
import { SiteLink } from '../../parts/links/site-link'
import { highlight } from './highlight'

function Highlighted({ text, words }: { text: string; words: string }) {
  let place = 0
  return highlight(text, words).map((piece) => {
    const key = place
    place += piece.text.length
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}

/** Hits with the words marked in title and summary. */
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
            <span>{row.columnName}</span>
            {row.source && <span>{row.source}</span>}
            <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
          </p>
          <MetadataChips row={row} keys={['phase', 'schoolType', 'resourceKind', 'subject']} />
        </li>
      ))}
    </ol>
  )
}
