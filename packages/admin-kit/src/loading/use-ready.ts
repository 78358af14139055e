import { useEffect, useRef } from 'react'
import { useKit } from '../context/kit-context'

/** Tells the host once that the screen has its first data. */
export function useReady(isReady: boolean): void {
  const { events } = useKit()
  const isTold = useRef(false)
  useEffect(() => {
    if (!isReady || isTold.current) return
    isTold.current = true
    events().onReady?.()
  }, [isReady, events])
}
