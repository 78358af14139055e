import { useDeferredValue, useEffect, useRef } from 'react'
import { useKit } from '../context/kit-context'

/** Notifies the host once that the screen has its first data. */
export function useReady(isReady: boolean): void {
  const { events } = useKit()
  const hasFired = useRef(false)
  // A screen that has waited for its data renders them deferred (`useDelayedSkeleton`), and they are ready with that render.
  const isRendered = useDeferredValue(isReady)
  useEffect(() => {
    if (!isRendered || hasFired.current) return
    hasFired.current = true
    events().onReady?.()
  }, [isRendered, events])
}
