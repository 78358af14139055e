import type { NextCalls, PreloadCall } from '@doorway/admin-kit'

/**
 * Starts calls with the stored token, and those that each names as next once its response has arrived. Documents contain
 * its text, so that it uses nothing from outside itself.
 */
export function startCalls(tokenKey: string, acceptLanguage: string, calls: readonly PreloadCall[]): void {
  const nextCalls = ({ list, has, where = {}, calls: templates }: NextCalls, response: unknown): PreloadCall[] => {
    const records = list.split('.').reduce((value, member) => Object(value)[member], response)
    const isWanted = (record: Record<string, unknown>) =>
      has.every((member) => /number|string/.test(typeof record[member])) &&
      Object.keys(where).every((member) => record[member] === where[member])
    const found = Array.isArray(records) && records.find(isWanted)
    if (!found) return []
    return templates.map(({ path, body }) => ({
      path: path.replace(/\{(\w+)\}/g, (_, member) => encodeURIComponent(found[member])),
      ...(body && {
        body: JSON.parse(JSON.stringify(body).replace(/"\{(\w+)\}"/g, (_, member) => JSON.stringify(found[member]))),
      }),
    }))
  }
  const load = async (token: string, { path, next }: PreloadCall, body: string | undefined) => {
    const headers = { Authorization: token, Accept: 'application/json', 'Accept-Language': acceptLanguage }
    const received = await fetch(
      path,
      body ? { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body } : { headers },
    )
    const bytes = await received.arrayBuffer()
    try {
      const following = next ? nextCalls(next, JSON.parse(new TextDecoder().decode(bytes))) : []
      for (const call of following) start(token, call, true)
    } catch {
      // The screen reports a response that is not as expected.
    }
    return new Response(bytes, received)
  }
  const start = (token: string, call: PreloadCall, isNext: boolean) => {
    const body = call.body && JSON.stringify(call.body)
    const started = { token, isNext, ...(body && { body }), response: load(token, call, body) }
    window.doorwayEarly = { ...window.doorwayEarly, [call.path]: started }
  }
  try {
    const { token } = JSON.parse(localStorage.getItem(tokenKey) ?? '{}')
    if (token) for (const call of calls) start(token, call, false)
  } catch {
    // No storage, no token.
  }
}
