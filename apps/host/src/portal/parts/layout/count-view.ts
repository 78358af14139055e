import { authorizationHeader } from '../../../session/stored-token'

const KEY = 'doorway:host:read'

/** Returns whether the item is new to the session. Where storage is refused, only the server counts readers. */
function isFirstView(item: string): boolean {
  try {
    const read = new Set(sessionStorage.getItem(KEY)?.split(' '))
    if (read.has(item)) return false
    sessionStorage.setItem(KEY, [...read.add(item)].join(' ').trim())
  } catch {
    // The server's own rule then decides.
  }
  return true
}

/** Reports to the server that an item was read, once per session (domain 3.2). */
export function countView(type: string, id: number): void {
  if (document.visibilityState !== 'visible' || !isFirstView(`${type}-${id}`)) return
  // A lost view is not worth an error message.
  fetch('/api/portal/countView', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...authorizationHeader() },
    body: JSON.stringify({ type, id }),
  }).catch(() => undefined)
}
