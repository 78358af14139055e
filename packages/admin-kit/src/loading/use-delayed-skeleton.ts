import { useCallback, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Milliseconds below which a wait is not noticed. */
const SKELETON_DELAY_MS = 100

const never = () => () => undefined
const yes = () => true
const no = () => false

/**
 * Returns whether to render nothing yet: a pending response may arrive at once, and then everything is rendered once,
 * without a skeleton that flashes. True for 100 ms at most, and only before the first render; never on a server, nor
 * where its skeleton is hydrated.
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
  // Deferred, so that React renders the whole screen in slices instead of one long task.
  return useDeferredValue(isPending && !isOver)
}

/**
 * Returns a function that calls `proceed` when the response has arrived, or after 100 ms, so that a quick response is
 * rendered once. A later call cancels the earlier one.
 */
export function useGracePeriod(): (response: Promise<unknown> | undefined, proceed: () => void) => void {
  const generation = useRef(0)
  // An unmounted component does not proceed.
  useEffect(
    () => () => {
      generation.current += 1
    },
    [],
  )
  return useCallback((response, proceed) => {
    const current = (generation.current += 1)
    const proceedOnce = () => {
      if (current !== generation.current) return
      generation.current += 1
      proceed()
    }
    if (!response) return proceedOnce()
    setTimeout(proceedOnce, SKELETON_DELAY_MS)
    void response.then(proceedOnce)
  }, [])
}
