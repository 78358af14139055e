/** Page numbers to draw; a gap is a leap over pages that have no button. */
export type PageMark = number | 'gap-before' | 'gap-after'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

/**
 * The first, the last, the present page and its neighbours: always seven marks once there are more than seven pages,
 * so that no button moves away under the pointer.
 */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap-after', pages]
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages]
}
