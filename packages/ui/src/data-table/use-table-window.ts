import { useCallback, useEffect, useState } from 'react'
import { scrollToRow, useRowWindow } from '../row-window/use-row-window'

/** Rows are as high as tokens and density say; until one is measured this many px stand in. */
const ASSUMED = 40

function useRowHeight(box: HTMLElement | null, hasRows: boolean) {
  const [rowHeight, setRowHeight] = useState(ASSUMED)
  useEffect(() => {
    const row = box?.querySelector<HTMLElement>('.dw-data-table-row')
    if (!row || !hasRows) return undefined
    // Told when the page is laid out anyway; asking would lay it out once more.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      if (height > 0) setRowHeight(height)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [box, hasRows])
  return rowHeight
}

/** The rows of a table that are drawn: all of a page, or those in view of a table with a height of its own. */
export function useTableWindow(count: number, height: number | undefined) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const isWindowed = height !== undefined
  const rowHeight = useRowHeight(isWindowed ? box : null, count > 0)
  const inView = useRowWindow({ box: isWindowed ? box : null, count, rowHeight, height: height ?? 0 })
  const drawn = isWindowed ? inView : { first: 0, last: count }
  const reveal = useCallback(
    (index: number) => {
      const row = box?.querySelector<HTMLElement>('.dw-data-table-head')
      if (box && isWindowed) scrollToRow(box, index, rowHeight, 'nearest', row?.offsetHeight ?? 0)
    },
    [box, isWindowed, rowHeight],
  )
  return { setBox, drawn, rowHeight, reveal }
}
