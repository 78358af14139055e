import { useEffect, useState } from 'react'

/** A heading counts as reached in the upper third of the window. */
const READING_LINE = 1 / 3

/** The anchor of the part that is being read: of the last heading that has come up; none before the first. */
export function useCurrentHeading(parts: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = parts.flatMap(({ anchor }) => document.getElementById(anchor) ?? [])
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight * READING_LINE
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id)
    }
    const wait = () => {
      frame ||= requestAnimationFrame(look)
    }
    wait()
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      window.removeEventListener('scroll', wait)
      cancelAnimationFrame(frame)
    }
  }, [parts])
  return current
}
