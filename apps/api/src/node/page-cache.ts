import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { formatCachePolicy, parseCachePolicy } from '../http/cache-policy'
import { matchesEtag } from '../http/public-response'
import { compress, type ContentEncoding, encodingFor } from './content-encoding'

const MAX_PAGES = 600
const TAG_CHARACTERS = 27
const VARY = 'Cookie, Accept-Encoding, Origin'
const BROTLI_QUALITY = 5
/** Spellings of addresses that are remembered. */
const MAX_SPELLINGS = 2_000
/** How long a page may be sent after its time while it cannot be rendered. */
const STALE_MS = 3_600_000

/** A rendered page, compressed once for each encoding that is requested. */
class CachedPage {
  readonly #etag: string
  readonly #compressed = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>()
  #current: { maxAgeS: number; headers: Record<string, string> } = { maxAgeS: -1, headers: {} }

  constructor(
    /** Version of the content that the page was rendered from. */
    readonly version: number,
    /** Milliseconds of the clock until which the page is fresh. */
    readonly until: number,
    private readonly staleS: number,
    private readonly body: Uint8Array<ArrayBuffer>,
    private readonly headers: Record<string, string>,
  ) {
    this.#etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)}"`
  }

  /** Compresses the body for a request, so that {@link respond} has it. */
  async compressFor(request: Request): Promise<void> {
    const encoding = encodingFor(request)
    if (encoding === undefined || this.#compressed.has(encoding)) return
    this.#compressed.set(encoding, await compress(this.body, encoding, { quality: BROTLI_QUALITY }))
  }

  /** The headers; the same object for a whole second. */
  #headersAt(now: number): Record<string, string> {
    const maxAgeS = Math.max(0, Math.floor((this.until - now) / 1000))
    if (this.#current.maxAgeS !== maxAgeS) {
      const cacheControl = formatCachePolicy({ scope: 'public', maxAgeS, staleS: this.staleS })
      this.#current = { maxAgeS, headers: { ...this.headers, 'cache-control': cacheControl, etag: this.#etag } }
    }
    return this.#current.headers
  }

  /** The response to a request; undefined while the page is not compressed for it. */
  respond(request: Request, now: number): Response | undefined {
    const headers = this.#headersAt(now)
    if (matchesEtag(request, this.#etag)) return new Response(null, { status: 304, headers })
    const encoding = encodingFor(request)
    const body = encoding ? this.#compressed.get(encoding) : this.body
    if (!body) return undefined
    const length = { 'content-length': String(body.byteLength) }
    const encoded = encoding && { 'content-encoding': encoding }
    return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...encoded, ...length } })
  }
}

/** What a page cache needs to know of the site. */
export interface PageCacheOptions {
  /** The content version: the one that is known without a query, and the current one. */
  version: { cached: () => number | undefined; current: () => Promise<number> }
  /** Requests with the same variant and address get the same page. */
  variantOf: (request: Request) => string
  /** The one spelling of all addresses of a page; by default addresses are as they come. */
  addressOf?: (address: string) => string | undefined
  /** Headers of all responses of the site. */
  headers?: Record<string, string>
  /** Pages in memory, by default 600; with 0 every request renders its page. */
  maxPages?: number
  /** Milliseconds of the clock. */
  now?: () => number
}

/**
 * Rendered pages that are the same for all readers of a variant, in memory: until the next planned change, until any
 * content changes, and never longer than a minute. The least recently used one is dropped first.
 */
export class PageCache {
  readonly #spellings = new LRUCache<string, string>({ max: MAX_SPELLINGS })
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Promise<CachedPage | Response>>()
  readonly #now: () => number

  constructor(private readonly options: PageCacheOptions) {
    this.#now = options.now ?? Date.now
    this.#pages = new LRUCache({ max: Math.max(1, options.maxPages ?? MAX_PAGES) })
  }

  #addressOf({ url }: Request): string {
    const known = this.#spellings.get(url)
    if (known !== undefined) return known
    const address = this.options.addressOf?.(url) ?? url
    this.#spellings.set(url, address)
    return address
  }

  #keyOf(request: Request): string {
    return `${this.options.variantOf(request)} ${this.#addressOf(request)}`
  }

  #get(key: string, version: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page && page.version === version && page.until > this.#now() ? page : undefined
  }

  /**
   * The cached response without any waiting; undefined when something has to be queried, compressed or rendered
   * first.
   */
  matchSync(request: Request): Response | undefined {
    const version = this.options.version.cached()
    if (version === undefined) return undefined
    return this.#get(this.#keyOf(request), version)?.respond(request, this.#now())
  }

  /**
   * The response to a request; `renderAddress` is called with the address of the page unless it is cached. Parallel
   * requests share one rendering. A page that cannot be rendered is sent as it was within the last hour, unless its content
   * is known to have changed.
   */
  async respond(request: Request, renderAddress: (address: string) => Promise<Response>): Promise<Response> {
    const render = () => renderAddress(this.#addressOf(request))
    if (this.options.maxPages === 0) return render()
    const key = this.#keyOf(request)
    const last = this.#pages.get(key)
    const stale = last && this.#now() < last.until + STALE_MS ? last : undefined
    const version = await this.options.version.current().catch(() => undefined)
    if (version === undefined) return stale ? this.#respondWith(stale, request, render) : render()
    const response = await this.#respondAt(version, key, request, render)
    // A page of an older version may show what has been withdrawn since.
    const isValid = stale?.version === version
    return isValid && response.status >= 500 ? this.#respondWith(stale, request, render) : response
  }

  async #respondAt(version: number, key: string, request: Request, render: () => Promise<Response>): Promise<Response> {
    const cached = this.#get(key, version)
    if (cached) return this.#respondWith(cached, request, render)
    const pendingKey = `${version} ${key}`
    const pending = this.#rendering.get(pendingKey)
    if (pending) {
      const shared = await pending
      // A page that is not public is rendered for each request.
      return shared instanceof CachedPage ? this.#respondWith(shared, request, render) : render()
    }
    const rendering = this.#render(key, version, render)
    this.#rendering.set(pendingKey, rendering)
    try {
      const page = await rendering
      return page instanceof CachedPage ? await this.#respondWith(page, request, render) : page
    } finally {
      this.#rendering.delete(pendingKey)
    }
  }

  async #respondWith(page: CachedPage, request: Request, render: () => Promise<Response>): Promise<Response> {
    await page.compressFor(request)
    return page.respond(request, this.#now()) ?? render()
  }

  async #render(key: string, version: number, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const startedAt = this.#now()
    const response = await render()
    const { scope, maxAgeS, staleS } = parseCachePolicy(response.headers.get('cache-control'))
    if (response.status !== 200 || scope !== 'public' || !maxAgeS || staleS === undefined) return response
    const body = new Uint8Array(await response.arrayBuffer())
    const headers = { ...Object.fromEntries(response.headers), ...this.options.headers, vary: VARY }
    const page = new CachedPage(version, startedAt + maxAgeS * 1000, staleS, body, headers)
    this.#pages.set(key, page)
    return page
  }
}
