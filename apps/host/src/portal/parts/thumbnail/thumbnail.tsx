import type { ArticleRow } from '../../data/portal-reader'
import { GeneratedCover } from './generated-cover'

/** The decorative picture of a row: its own at a fixed ratio, else a generated one. */
export function Thumbnail({ row }: { row: Pick<ArticleRow, 'title' | 'coverUrl'> }) {
  if (row.coverUrl === null) return <GeneratedCover title={row.title} />
  return <img src={row.coverUrl} alt="" width="320" height="180" loading="lazy" decoding="async" />
}
