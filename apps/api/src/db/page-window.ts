/** Rows of one page: how many, and how many come before it. */
export interface PageWindow {
  limit: number
  offset: number
}

/** The rows of a page; pages count from 1. */
export const windowOf = (currentPage: number, pageSize: number): PageWindow => ({
  limit: pageSize,
  offset: (currentPage - 1) * pageSize,
})
