import { useCallback, useSyncExternalStore } from 'react'

/** A heading counts as reached in the upper third of the window. */
const READING_LINE = 1 / 3

/** Notifies after scrolling, once per frame. */
function subscribeToScroll(onChange: () => void) {
  let frame = 0
  const notify = () => {
    frame = 0
    onChange()
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(notify)
  }
  window.addEventListener('scroll', schedule, { passive: true })
  return () => {
    window.removeEventListener('scroll', schedule)
    cancelAnimationFrame(frame)
  }
}

/** Returns the anchor of the heading that is being read: the last one above the reading line; undefined before the first. */
export function useCurrentHeading(headings: readonly { anchor: string }[]): string | undefined {
  const findCurrent = useCallback(() => {
    const line = window.innerHeight * READING_LINE
    const isReached = ({ anchor }: { anchor: string }) => {
      const top = document.getElementById(anchor)?.getBoundingClientRect().top
      return top !== undefined && top <= line
    }
    return headings.findLast(isReached)?.anchor
  }, [headings])
  return useSyncExternalStore(subscribeToScroll, findCurrent, () => undefined)
}
