import { ApiError, isAbort } from '../errors/api-error'
import type { FailureMessages } from '../errors/failure-messages/failure-messages'
import { callLimits } from '../rules/call-limits'
import type { Authorization, Authorize } from './authorization'
import { callAddress } from './call-address'
import { TimeLimitError, withTimeLimit } from './time-limit'

/** What carries requests: the page's `fetch`, or a server in the same process. */
export type Fetch = (request: Request) => Promise<Response>

/** Everything the transport needs to know about its surroundings. */
export interface TransportSettings {
  fetch: Fetch
  authorization: Authorization
  /** The headers that carry the token (section 7: `Authorization`, the token as it is). */
  authorize: Authorize
  acceptLanguage: string
  messages: Promise<FailureMessages>
  /** On public pages a 401 goes to the caller without the expiry notice (section 8). */
  isPublicPage: () => boolean
  /** Called before each call leaves, for the last-request time. */
  onRequest: () => void
}

/** A request that knows what it was made of (`createApi`). */
interface WrittenRequest extends Request {
  readonly written?: unknown
}

/** What a request carries: a text need not be read back, which takes a browser a turn. */
const bodyOf = async (request: WrittenRequest) => {
  const { written } = request
  return written === undefined || typeof written === 'string' ? written : request.arrayBuffer()
}
const holdsNoBody = (status: number) => status === 204 || status === 205 || status === 304

/**
 * A whole response, body included, so that the time limit covers a body that never ends. A file stays with the browser, outside
 * the page's memory; reading it back from there takes several turns, which JSON need not wait for.
 */
async function readWhole(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = isJson ? await response.arrayBuffer() : await response.blob()
  return new Response(holdsNoBody(response.status) ? null : body, response)
}

/** A page in place of data is another server's, or the host's own: its parser's error would say nothing of that. */
function pageCause({ headers, ok, status }: Response, address: string): Error | undefined {
  const type = headers.get('content-type')
  // Other failures have the kind of their status, whatever a proxy writes about them.
  return (ok || status === 404) && type?.includes('text/html')
    ? new Error(`${address} sent ${type} (${status}).`)
    : undefined
}

/** A `fetch` with token, language, time limit, one retry after a renewed token, and our error kinds. */
export function createSend(settings: TransportSettings, limitMs: number): Fetch {
  const { authorization, messages } = settings

  async function attempt(
    request: Request,
    body: string | ArrayBuffer | undefined,
    token: string | null,
  ): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.set('Accept-Language', settings.acceptLanguage)
    if (token) for (const [name, value] of Object.entries(settings.authorize(token))) headers.set(name, value)
    return withTimeLimit(limitMs, request.signal, async (signal) => {
      const sent = new Request(request.url, {
        method: request.method,
        headers,
        body,
        signal,
        credentials: request.credentials,
      })
      return readWhole(await settings.fetch(sent))
    })
  }

  // A `getToken` that never settles must not block a call for ever.
  const requested = (signal: AbortSignal, ask: () => Promise<string | null>) =>
    withTimeLimit(Math.min(limitMs, callLimits.callTimeoutMs), signal, ask)

  return async (request: WrittenRequest) => {
    // Read once and stored, so that the retry sends the same bytes.
    const body = await bodyOf(request)
    const address = callAddress(request)
    // Until the token is there, what fails is the host's `getToken`: the call was never sent.
    let kind: keyof FailureMessages = 'unauthenticated'
    try {
      settings.onRequest()
      let token = await requested(request.signal, () => authorization.token())
      kind = 'network'
      let response = await attempt(request, body, token)
      if (response.status === 401) {
        kind = 'unauthenticated'
        const renewed = await requested(request.signal, () => authorization.refused(token))
        kind = 'network'
        if (renewed !== null) {
          token = renewed
          response = await attempt(request, body, token)
        }
      }
      if (response.status === 401) {
        if (!settings.isPublicPage()) authorization.expire(token)
      } else if (token !== null) authorization.accepted()
      const cause = pageCause(response, address)
      if (!cause) return Object.assign(response, { address })
      throw new ApiError('unexpected', (await messages).unexpected, { status: response.status, cause, address })
    } catch (cause) {
      if (cause instanceof ApiError || isAbort(cause)) throw cause
      if (cause instanceof TimeLimitError) kind = 'timeout'
      throw new ApiError(kind, (await messages)[kind], { cause, address })
    }
  }
}
