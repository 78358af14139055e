import type { Page } from '../domain/page'

interface WirePage<Row> {
  data: Row[]
  total: number
  currentPage: number
  pageSize: number
}

/** A page as list operations return it inside the envelope (`data.data.data`), each row decoded. */
export function pageFromWire<WireRow, Row>(page: WirePage<WireRow>, decode: (row: WireRow) => Row): Page<Row> {
  return { rows: page.data.map(decode), total: page.total, page: page.currentPage, pageSize: page.pageSize }
}
