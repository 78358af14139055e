import { useEffect, useRef, useState, type RefObject } from 'react'

export interface RowWindow {
  /** First row that is drawn. */
  first: number
  /** The row behind the last one that is drawn. */
  last: number
}

interface Options {
  /** What scrolls; it stays the same while its owner lives. */
  box: RefObject<HTMLElement | null>
  count: number
  /** Height of every row in px. */
  rowHeight: number
  /** Visible height of the box in px; 0 while there is none. */
  height: number
}

/** Rows drawn beyond the visible ones on either side; half of them may be used up before anything is drawn anew. */
const SPARE = 8

/** Rows of equal height of which only those in view are drawn. The answer changes when the reader has scrolled some rows. */
export function useRowWindow({ box, count, rowHeight, height }: Options): RowWindow {
  const [top, setTop] = useState(0)
  const measuredWith = useRef(rowHeight)
  const isWindowed = height > 0
  useEffect(() => {
    const element = box.current
    if (!element || !isWindowed) return undefined
    const handleScroll = () => {
      const row = Math.max(0, Math.floor(element.scrollTop / rowHeight))
      setTop((last) => (Math.abs(row - last) >= SPARE / 2 ? row : last))
    }
    // Nothing has been scrolled when a box comes; asking it would lay out the page before its time.
    if (measuredWith.current !== rowHeight) handleScroll()
    measuredWith.current = rowHeight
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => element.removeEventListener('scroll', handleScroll)
  }, [box, rowHeight, isWindowed])
  const visible = Math.ceil(height / rowHeight)
  // After rows have gone the box stands lower than what is left; the browser scrolls it back only later.
  const start = Math.min(top, Math.max(0, count - visible))
  return { first: Math.max(0, start - SPARE), last: Math.min(count, start + visible + SPARE) }
}

/** Scrolls a row into view: as little as needed, or to the middle. `head` px at the top are covered by what sticks there. */
export function scrollToRow(box: HTMLElement, row: number, rowHeight: number, align: 'nearest' | 'center', head = 0) {
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
  const room = box.clientHeight - head
  if (align === 'center') box.scrollTop = top - (room - rowHeight) / 2
  else if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room
}
