import { useEffect, useState } from 'react'

/** Milliseconds below which nobody notices that something waits. */
const UNNOTICED_MS = 100

/**
 * Answers whether to draw nothing yet: an answer that is on its way may come at once, and then everything is drawn once and
 * whole, without a skeleton that flashes. True for 100 ms at most, and only before the first drawing.
 */
export function useBriefWait(isPending: boolean): boolean {
  const [isOver, setOver] = useState(!isPending)
  if (!isPending && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(() => setOver(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return isPending && !isOver
}
