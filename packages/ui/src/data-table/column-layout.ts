import type { CSSProperties } from 'react'
import type { DataColumn } from './data-table-props'

/** Least width of a column that names none, in px. */
const LEAST = 112

type Layout = Pick<DataColumn<never>, 'width' | 'isSticky'>

/** Width that the columns need together, in px; below it the table scrolls sideways. */
export function minTableWidth(columns: readonly Layout[], extra: number): number {
  return columns.reduce((sum, { width = LEAST }) => sum + width, extra)
}

/** Position of the column that heads a record's card: the first that is always shown, else the first. */
export function headingColumn(columns: readonly Pick<DataColumn<never>, 'isHideable'>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ isHideable }) => isHideable === false),
  )
}

/** A width in px as CSS; it grows with the type of elder mode. */
export function scaledWidth(width: number): string {
  return `calc(${width}px * var(--dw-type-scale))`
}

/** Distance of each sticky column from the start edge in px, by position; only a run of first columns can stick. */
export function stickyOffsets(columns: readonly Layout[]): readonly (number | null)[] {
  let offset = 0
  let isRun = true
  return columns.map(({ width, isSticky }) => {
    isRun = isRun && isSticky === true && width !== undefined
    const own = offset
    if (width !== undefined) offset += width
    return isRun ? own : null
  })
}

/** Style of a cell that sticks; its class adds the width of the check boxes. */
export function stickyStyle(
  offset: number | null | undefined,
): (CSSProperties & { '--dw-data-table-offset': string }) | undefined {
  return offset === null || offset === undefined ? undefined : { '--dw-data-table-offset': scaledWidth(offset) }
}
