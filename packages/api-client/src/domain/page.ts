/** One page of a list on the server. */
export interface Page<Row> {
  rows: Row[]
  /** Rows over all pages. */
  total: number
  /** From 1. */
  page: number
  pageSize: number
}
