import type { ReadOperation } from './contract'
import type { Finding } from './difference'
import { requestOf, respond, type ApiResponse, type Connection } from './send-probe'

const finding = (expected: string, came: string): Finding => ({ kind: 'cross-origin', place: '', expected, came })
const isAllowed = (allowed: string | null, origin: string) => allowed === '*' || allowed === origin
const named = (header: string, value: string | null) => (value === null ? `no ${header}` : `${header}: ${value}`)

/** Does a response let the page at the origin read it? */
export function readableFrom(origin: string, { headers }: ApiResponse): Finding[] {
  const allowed = headers.get('access-control-allow-origin')
  if (isAllowed(allowed, origin)) return []
  return [finding(`Access-Control-Allow-Origin: ${origin}`, named('Access-Control-Allow-Origin', allowed))]
}

/** Does the server let a browser send the call with its token from the page at the origin? Sends the preflight request. */
export async function preflight(
  connection: Connection,
  operation: ReadOperation,
  address: string,
  origin: string,
): Promise<Finding[]> {
  const wanted = [...Object.keys(connection.headers).map((name) => name.toLowerCase()), 'content-type']
  const response = await respond(
    connection,
    requestOf(address, connection.timeoutMs, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': wanted.join(','),
      },
    }),
  )
  if (response.status < 200 || response.status > 299)
    return [finding('a preflight request (OPTIONS) with status 204', `status ${response.status}`)]
  const list = response.headers.get('access-control-allow-headers')
  const allowed =
    list === null
      ? []
      : list
          .toLowerCase()
          .split(',')
          .map((name) => name.trim())
  // A star covers every header but this one (Fetch standard, CORS-preflight fetch).
  const missing = wanted.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  const headers = missing.map((name) =>
    finding(`${name} in Access-Control-Allow-Headers of the preflight`, named('Access-Control-Allow-Headers', list)),
  )
  return [...readableFrom(origin, response), ...headers]
}
