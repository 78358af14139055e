import { useEffect, useState } from 'react'
import { siteMs } from './phase-moment'

const TICK_MS = 15_000

/**
 * Milliseconds of the server's clock: that of the response and the time since mounting, so a new response needs a key.
 * Counts on every 15 seconds.
 */
export function useServerNow(serverTime: string): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = window.setInterval(() => setPassed(performance.now() - start), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return siteMs(serverTime) + passed
}
