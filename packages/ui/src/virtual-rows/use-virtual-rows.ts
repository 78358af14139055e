import { useEffect, useRef, useState, type RefObject } from 'react'

export interface VirtualRows {
  /** Index of the first rendered row. */
  first: number
  /** Index after the last rendered row. */
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

/** Rows rendered beyond the visible ones on either side; half of them may scroll away before the next render. */
const OVERSCAN = 8

/** Virtualises rows of equal height. The returned range changes after the user has scrolled some rows. */
export function useVirtualRows({ box, count, rowHeight, height }: Options): VirtualRows {
  const [top, setTop] = useState(0)
  const measuredWith = useRef(rowHeight)
  const isWindowed = height > 0
  useEffect(() => {
    const element = box.current
    if (!element || !isWindowed) return undefined
    const handleScroll = () => {
      const row = Math.max(0, Math.floor(element.scrollTop / rowHeight))
      setTop((last) => (Math.abs(row - last) >= OVERSCAN / 2 ? row : last))
    }
    // Nothing has been scrolled when a box comes; reading it would force a layout.
    if (measuredWith.current !== rowHeight) handleScroll()
    measuredWith.current = rowHeight
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => element.removeEventListener('scroll', handleScroll)
  }, [box, rowHeight, isWindowed])
  const visible = Math.ceil(height / rowHeight)
  // After rows have gone the box stands lower than what is left; the browser scrolls it back only later.
  const start = Math.min(top, Math.max(0, count - visible))
  return { first: Math.max(0, start - OVERSCAN), last: Math.min(count, start + visible + OVERSCAN) }
}

/** Scrolls a row into view: as little as needed, or to the middle. `head` px at the top are covered by what sticks there. */
export function scrollToRow(box: HTMLElement, row: number, rowHeight: number, align: 'nearest' | 'center', head = 0) {
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
  const room = box.clientHeight - head
  if (align === 'center') box.scrollTop = top - (room - rowHeight) / 2
  else if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room
}
