import { LRUCache } from 'lru-cache'
import { publicContentPolicy } from './cache-policy'
import { type Envelope, jsonText } from './envelope'
import { matchesEtag, publicHeaders } from './public-response'

const MAX_RESPONSES = 400
/** How long a response may be sent after its time while nothing newer can be read. */
const STALE_MS = 3_600_000

interface CachedResponse {
  /** Version of the content that the response was made of. */
  version: number
  /** Milliseconds of the clock until which the response is fresh. */
  until: number
  changesAt: Date | undefined
  etag: string
  /** The envelope as text, without the request id and the closing brace. */
  text: string
}

/** A response out of the cache, for one request. */
function responseOf(cached: CachedResponse, request: Request, { now, requestId }: { now: Date; requestId: string }) {
  const headers = publicHeaders(cached, now)
  if (matchesEtag(request, cached.etag)) return new Response(null, { status: 304, headers })
  const text = `${cached.text},"requestId":${JSON.stringify(requestId)}}`
  return jsonText(200, text, headers)
}

/**
 * Responses that are the same for all visitors, cached as text: until any content changes, until the next planned
 * change, and never longer than a minute. The least recently used one is dropped first.
 */
export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({ max: MAX_RESPONSES })

  /**
   * The cached response to a request; undefined when there is none of this version of the content that is still
   * fresh.
   */
  get(key: string, request: Request, { version, now, requestId }: { version: number; now: Date; requestId: string }) {
    const cached = this.#responses.get(key)
    if (!cached || cached.version !== version || cached.until <= now.getTime()) return undefined
    return responseOf(cached, request, { now, requestId })
  }

  /** The last response to a request, of whatever version, for an hour. For when the content cannot be read. */
  getStale(key: string, request: Request, { now, requestId }: { now: Date; requestId: string }) {
    const cached = this.#responses.get(key)
    return cached && now.getTime() < cached.until + STALE_MS
      ? responseOf(cached, request, { now, requestId })
      : undefined
  }

  /** Caches a response. `version` is that of the content before the response was made. */
  set(
    key: string,
    {
      envelope,
      changesAt,
      etag,
      version,
    }: { envelope: Envelope; changesAt: Date | undefined; etag: string; version: number },
    now: Date,
  ): void {
    const { requestId: _, ...shared } = envelope
    const until = now.getTime() + publicContentPolicy(changesAt, now).maxAgeS * 1000
    this.#responses.set(key, { version, until, changesAt, etag, text: JSON.stringify(shared).slice(0, -1) })
  }
}
