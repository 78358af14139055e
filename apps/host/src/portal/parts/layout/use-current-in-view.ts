import { useEffect, useRef } from 'react'

/**
 * Scrolls a row of links sideways until the current one stands in its middle: on a phone it may lie beyond the edge.
 * `current` changes with it; without one nothing moves.
 */
export function useCurrentInView<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]')
    if (current === undefined || !row.current || !link) return
    const [frame, place] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    row.current.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2
  }, [current])
  return row
}
