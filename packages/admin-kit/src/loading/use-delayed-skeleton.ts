import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Milliseconds below which a wait is not noticed. */
const SKELETON_DELAY_MS = 100

const never = () => () => undefined
const yes = () => true
const no = () => false

/**
 * Answers whether to draw nothing yet: an response that is on its way may come at once, and then everything is drawn once and
 * whole, without a skeleton that flashes. True for 100 ms at most, and only before the first drawing; never on a server,
 * nor where its skeleton is taken over.
 */
export function useDelayedSkeleton(isPending: boolean): boolean {
  const isInBrowser = useSyncExternalStore(never, yes, no)
  const [isOver, setOver] = useState(!isPending || !isInBrowser)
  if (!isPending && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(() => setOver(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return isPending && !isOver
}

/**
 * For what a person asked for just now: waits for its response, 100 ms at most, and goes on, so that a quick one is drawn once
 * and whole. What was asked for before it then goes on no more.
 */
export function useGracePeriod(): (response: Promise<unknown> | undefined, proceed: () => void) => void {
  const generation = useRef(0)
  // Whoever has gone goes on with nothing.
  useEffect(
    () => () => {
      generation.current += 1
    },
    [],
  )
  return useCallback((response, proceed) => {
    const turn = (generation.current += 1)
    const proceedOnce = () => {
      if (turn !== generation.current) return
      generation.current += 1
      proceed()
    }
    if (!response) return proceedOnce()
    setTimeout(proceedOnce, SKELETON_DELAY_MS)
    void response.then(proceedOnce)
  }, [])
}
