import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { scrollToRow, useVirtualRows } from '../virtual-rows/use-virtual-rows'

/** Rows are as high as tokens and density say; until one is measured this many px stand in. */
const ASSUMED = 40

function useRowHeight(box: RefObject<HTMLElement | null>, hasRows: boolean) {
  const [rowHeight, setRowHeight] = useState(ASSUMED)
  useEffect(() => {
    const row = hasRows ? box.current?.querySelector('.dw-data-table-row') : null
    if (!row) return undefined
    // A ResizeObserver reports after layout; reading the size would force another layout.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height) setRowHeight(height)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [box, hasRows])
  return rowHeight
}

/** The rendered rows of a table: all of a page, or those in view of a table with a height of its own. */
export function useTableWindow(count: number, height: number | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const isWindowed = height !== undefined
  const rowHeight = useRowHeight(box, isWindowed && count > 0)
  const inView = useVirtualRows({ box, count, rowHeight, height: isWindowed ? height : 0 })
  const rendered = isWindowed ? inView : { first: 0, last: count }
  const reveal = useCallback(
    (index: number) => {
      const element = box.current
      const head = element?.querySelector<HTMLElement>('.dw-data-table-head')
      if (element && isWindowed) scrollToRow(element, index, rowHeight, 'nearest', head?.offsetHeight)
    },
    [isWindowed, rowHeight],
  )
  return { box, rendered: rendered, rowHeight, reveal }
}
