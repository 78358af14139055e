import type { ArticleRow } from '../../data/portal-reader'
import { GeneratedCover } from './generated-cover'

/** The picture of a row: its own at a fixed ratio, else a drawn one. It says nothing that the title does not. */
export function Thumbnail({ row }: { row: Pick<ArticleRow, 'title' | 'coverUrl'> }) {
  if (row.coverUrl === null) return <GeneratedCover title={row.title} />
  return <img src={row.coverUrl} alt="" width="320" height="180" loading="lazy" decoding="async" />
}
