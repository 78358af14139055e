import { useEffect } from 'react'
import { storedToken } from '../../../session/stored-token'

const KEY = 'doorway:host:read'
/** A glance on the way back is no reading, milliseconds. */
const MIN_READING_MS = 1500

/** Was this item new to the session? Where storage is refused, the server alone tells readers apart. */
function isFirstView(item: string): boolean {
  try {
    const read = new Set((sessionStorage.getItem(KEY) ?? '').split(' '))
    if (read.has(item)) return false
    sessionStorage.setItem(KEY, [...read.add(item)].join(' ').trim())
  } catch {
    // Counted then by the server's own rule.
  }
  return true
}

/** Tells the server that an item was read, once a session (domain 3.2). Pages that are only fetched count for nothing. */
export function useCountView(type: string, id: number): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (document.visibilityState !== 'visible' || !isFirstView(`${type}-${id}`)) return
      const token = storedToken()
      // A view that is lost is no reason to trouble the reader.
      fetch('/api/portal/countView', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
        body: JSON.stringify({ type, id }),
      }).catch(() => undefined)
    }, MIN_READING_MS)
    return () => clearTimeout(timer)
  }, [type, id])
}
