import { articleLink, dayOf } from '../../parts/links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { FactChips } from '../../parts/metadata/metadata'
import { SiteLink } from '../../parts/links/site-link'
import { marked } from './highlight'

function Marked({ text, words }: { text: string; words: string }) {
  let place = 0
  return marked(text, words).map((piece) => {
    const key = place
    place += piece.text.length
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}

/** Hits with the words marked in title and summary. */
export function FoundRows({ rows, words }: { rows: readonly ArticleRow[]; words: string }) {
  return (
    <ol className="dw-found">
      {rows.map((row) => (
        <li key={row.id}>
          <h2>
            <SiteLink to={articleLink(row)}>
              <Marked text={row.title} words={words} />
            </SiteLink>
          </h2>
          {row.summary && (
            <p>
              <Marked text={row.summary} words={words} />
            </p>
          )}
          <p className="dw-found-meta">
            <span>{row.columnName}</span>
            {row.source && <span>{row.source}</span>}
            <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
          </p>
          <FactChips row={row} keys={['phase', 'schoolType', 'resourceKind', 'subject']} />
        </li>
      ))}
    </ol>
  )
}
