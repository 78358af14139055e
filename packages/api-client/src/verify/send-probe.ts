import { addressOf, type ServiceAddresses } from '../transport/services'
import type { ReadOperation } from './contract'
import type { ProbeRequest } from './probe'

/** Carries the requests; the platform's `fetch` by default. */
export type VerifyFetch = (request: Request) => Promise<Response>

/** The server's address and the caller's credentials. */
export interface Connection {
  baseUrl: string
  services: ServiceAddresses
  /** The headers that carry the token; none without one. */
  headers: Readonly<Record<string, string>>
  /** Origin of the page that is to make the calls. */
  origin?: string
  /** Milliseconds before one call is given up. */
  timeoutMs: number
  fetch: VerifyFetch
}

/** What came back, read whole. */
export interface ApiResponse {
  status: number
  /** Without its parameters, in small letters; empty when the server named none. */
  type: string
  headers: Headers
  text: string
}

/** The server could not be reached, or did not respond in time. */
export class Unreachable extends Error {}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'could not be reached'
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `could not be reached: ${error.message}${cause}`
}

function bodyOf({ json, form }: ProbeRequest): { body?: string; type?: string } {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form) return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
  return {}
}

function pathOf(template: string, { path = {}, query = {} }: ProbeRequest): string {
  const filled = template.replaceAll(/\{(\w{1,40})\}/g, (_, name: string) => {
    const value = path[name]
    if (value === undefined) throw new Error(`The probe of ${template} gives no ${name}.`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(query).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function mediaTypeOf({ headers }: Response): string {
  const contentType = headers.get('content-type')
  return contentType === null ? '' : contentType.replace(/;[^]*/, '').trim().toLowerCase()
}

/** Sends one request and reads its response. Throws `Unreachable` when there is none. */
export async function send(
  connection: Connection,
  operation: ReadOperation,
  probe: ProbeRequest,
): Promise<ApiResponse> {
  const { headers, timeoutMs, origin } = connection
  const { body, type } = bodyOf(probe)
  const init = {
    method: operation.method,
    headers: {
      ...headers,
      Accept: 'application/json, */*;q=0.5',
      ...(type && { 'Content-Type': type }),
      ...(origin && { Origin: origin }),
    },
    body,
  }
  return respond(connection, requestOf(addressFor(connection, operation, probe), timeoutMs, init))
}

/** Where a probe goes. */
export function addressFor({ baseUrl, services }: Connection, operation: ReadOperation, probe: ProbeRequest): string {
  return addressOf(pathOf(operation.path, probe), baseUrl, services)
}

/** A request with its time limit. A redirect is reported, not followed: a browser does not follow all of them. */
export function requestOf(address: string, timeoutMs: number, init: RequestInit): Request {
  return new Request(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
}

/** Carries a request and reads the response whole. Throws `Unreachable` when there is none. */
export async function respond({ fetch, timeoutMs }: Connection, request: Request): Promise<ApiResponse> {
  try {
    const response = await fetch(request)
    const { status, headers } = response
    return { status, headers, type: mediaTypeOf(response), text: await response.text() }
  } catch (error) {
    throw new Unreachable(`${request.url}: ${reasonOf(error, timeoutMs)}.`, { cause: error })
  }
}
