import { useCallback, type RefCallback } from 'react'

/**
 * Returns a ref for a row of links that scrolls the current link to its middle: on phones it may be beyond the edge. Runs
 * again when `current` changes; without one nothing scrolls.
 */
export function useCurrentInView(current: string | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (row) => {
      const link = row?.querySelector('[aria-current="page"]')
      if (current === undefined || !row || !link) return
      const [frame, target] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
      row.scrollLeft += target.left - frame.left - (frame.width - target.width) / 2
    },
    [current],
  )
}
