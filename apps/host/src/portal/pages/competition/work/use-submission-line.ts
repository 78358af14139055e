import type { Schema } from '@doorway/api-client/types'
import { useEffect, useEffectEvent } from 'react'

const MIN_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 10_000

/** Milliseconds until the place in the line is worth reading again: more often the nearer it is. */
export function pauseFor(seconds: number): number {
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, seconds * 250))
}

/** Reads a work again and again while its submission waits in the line. Failed reads are tried again. */
export function useSubmissionLine(
  work: Schema<'Work'> | null,
  read: () => Promise<Schema<'Work'> | null>,
  onRead: (work: Schema<'Work'>) => void,
): void {
  const readAgain = useEffectEvent(async () => {
    const next = await read().catch(() => null)
    if (next) onRead(next)
    return next
  })
  const isWaiting = work !== null && work.line !== null
  const first = work?.line ? work.line.seconds : 0
  const start = useEffectEvent(() => {
    let timer = 0
    let seconds = first
    const wait = () => {
      timer = window.setTimeout(async () => {
        const next = await readAgain()
        if (next && !next.line) return
        if (next?.line) seconds = next.line.seconds
        if (timer !== 0) wait()
      }, pauseFor(seconds))
    }
    wait()
    return () => {
      clearTimeout(timer)
      timer = 0
    }
  })
  useEffect(() => (isWaiting ? start() : undefined), [isWaiting])
}
