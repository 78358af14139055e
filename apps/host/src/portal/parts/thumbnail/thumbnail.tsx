import type { ArticleRow } from '../../data/portal-reader'
import { GeneratedCover } from './generated-cover'
import { Picture } from './picture'

export interface ThumbnailProps {
  row: Pick<ArticleRow, 'title' | 'coverUrl'> & Partial<Pick<ArticleRow, 'facts' | 'columnCode' | 'type'>>
  /** Position in its list: covers of neighbours differ. */
  place?: number
  /** Width that the picture takes, as in the attribute `sizes`. */
  sizes?: string
}

const CARD_SIZES = '(max-width: 767px) 92vw, 320px'

/** The decorative picture of a row: its own at a fixed ratio, else a generated one. */
export function Thumbnail({ row, place, sizes = CARD_SIZES }: ThumbnailProps) {
  if (row.coverUrl !== null) return <Picture url={row.coverUrl} sizes={sizes} />
  const subject = row.facts?.find(({ key }) => key === 'subject')?.value
  return <GeneratedCover title={row.title} kind={row.columnCode ?? row.type} subject={subject} place={place} />
}
