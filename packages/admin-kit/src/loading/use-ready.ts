import { useEffect, useRef } from 'react'
import { useKit } from '../context/kit-context'

/** Notifies the host once that the screen has its first data. */
export function useReady(isReady: boolean): void {
  const { events } = useKit()
  const hasFired = useRef(false)
  useEffect(() => {
    if (!isReady || hasFired.current) return
    hasFired.current = true
    events().onReady?.()
  }, [isReady, events])
}
