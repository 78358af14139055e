import type { ArticleRow } from '../../data/portal-reader'
import { useColumns } from './use-columns'

/** The name of an item's column in the reader's language. */
export function ColumnName({ row }: { row: Pick<ArticleRow, 'columnCode' | 'columnName'> }) {
  return useColumns().nameOfRow(row)
}
