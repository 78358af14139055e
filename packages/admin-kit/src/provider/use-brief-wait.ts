import { useEffect, useState, useSyncExternalStore } from 'react'

/** Milliseconds below which nobody notices that something waits. */
const UNNOTICED_MS = 100

const never = () => () => undefined
const yes = () => true
const no = () => false

/**
 * Answers whether to draw nothing yet: an answer that is on its way may come at once, and then everything is drawn once and
 * whole, without a skeleton that flashes. True for 100 ms at most, and only before the first drawing; never on a server,
 * nor where its skeleton is taken over.
 */
export function useBriefWait(isPending: boolean): boolean {
  const isInBrowser = useSyncExternalStore(never, yes, no)
  const [isOver, setOver] = useState(!isPending || !isInBrowser)
  if (!isPending && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(() => setOver(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return isPending && !isOver
}
