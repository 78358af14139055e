import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MOST_PAGES = 600
const TAG_CHARACTERS = 27
const VARY = 'Cookie, Accept-Encoding, Origin'
const LIFETIME = /^public, max-age=(\d+), stale-while-revalidate=(\d+)$/
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = keyof typeof pack

function encodingFor(request: Request): Encoding | undefined {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

/** A drawn page, packed once for each way of packing that is asked for. */
class KeptPage {
  readonly tag: string
  readonly #packed = new Map<Encoding, Uint8Array<ArrayBuffer>>()
  #told: { left: number; headers: Record<string, string> } = { left: -1, headers: {} }

  constructor(
    readonly version: number,
    /** Milliseconds of the clock until which it is what a new drawing would be. */
    readonly until: number,
    private readonly stale: string,
    private readonly body: Uint8Array<ArrayBuffer>,
    private readonly headers: Record<string, string>,
  ) {
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)}"`
  }

  /** Makes the packed body that a request takes, so that {@link answer} has it. */
  async pack(request: Request): Promise<void> {
    const encoding = encodingFor(request)
    if (encoding === undefined || this.#packed.has(encoding)) return
    const packed = await (encoding === 'br' ? pack.br(this.body, BROTLI) : pack.gzip(this.body))
    this.#packed.set(encoding, new Uint8Array(packed))
  }

  /** The same for a whole second. */
  #headersAt(now: number): Record<string, string> {
    const left = Math.max(0, Math.floor((this.until - now) / 1000))
    if (this.#told.left !== left) {
      const cacheControl = `public, max-age=${left}, stale-while-revalidate=${this.stale}`
      this.#told = { left, headers: { ...this.headers, 'cache-control': cacheControl, etag: this.tag } }
    }
    return this.#told.headers
  }

  /** The page as this request takes it; undefined while it is not packed that way. */
  answer(request: Request, now: number): Response | undefined {
    const headers = this.#headersAt(now)
    if (request.headers.get('if-none-match')?.includes(this.tag)) return new Response(null, { status: 304, headers })
    const encoding = encodingFor(request)
    const body = encoding ? this.#packed.get(encoding) : this.body
    if (!body) return undefined
    const length = { 'content-length': String(body.byteLength) }
    const packing = encoding && { 'content-encoding': encoding }
    return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...packing, ...length } })
  }
}

export interface PageCacheOptions {
  /** Grows with every change of content, made here or by another server. */
  version: { held: () => number | undefined; current: () => Promise<number> }
  /** Readers whose pages look alike. */
  variantOf: (request: Request) => string
  /** What every answer of the site carries besides. */
  headers?: Record<string, string>
  now?: () => number
}

/**
 * Drawn pages that everybody gets alike, kept in memory: until the next planned change, until any content changes, and
 * never longer than a minute. The least recently asked for goes first.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #drawing = new Map<string, Promise<KeptPage | Response>>()
  readonly #now: () => number

  constructor(private readonly options: PageCacheOptions) {
    this.#now = options.now ?? Date.now
  }

  #keyOf(request: Request): string {
    return `${this.options.variantOf(request)} ${request.url}`
  }

  #find(key: string, version: number): KeptPage | undefined {
    const kept = this.#pages.get(key)
    if (!kept || kept.version !== version || kept.until <= this.#now()) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, kept)
    return kept
  }

  /** The kept page without any waiting; undefined when something has to be asked, packed or drawn first. */
  answerAtOnce(request: Request): Response | undefined {
    const version = this.options.version.held()
    if (version === undefined) return undefined
    return this.#find(this.#keyOf(request), version)?.answer(request, this.#now())
  }

  /** The page for a request, drawn by `draw` unless it is kept. */
  async answer(request: Request, draw: () => Promise<Response>): Promise<Response> {
    const key = this.#keyOf(request)
    const current = await this.options.version.current()
    const kept = this.#find(key, current)
    if (kept) return this.#answerKept(kept, request, draw)
    const turn = `${current} ${key}`
    const known = this.#drawing.get(turn)
    if (known) {
      // Whoever asks for a page that is being drawn waits for it; what is not for everybody is drawn for each.
      const shared = await known
      return shared instanceof KeptPage ? this.#answerKept(shared, request, draw) : draw()
    }
    const drawing = this.#draw(key, current, draw)
    this.#drawing.set(turn, drawing)
    try {
      const drawn = await drawing
      return drawn instanceof KeptPage ? await this.#answerKept(drawn, request, draw) : drawn
    } finally {
      this.#drawing.delete(turn)
    }
  }

  async #answerKept(kept: KeptPage, request: Request, draw: () => Promise<Response>): Promise<Response> {
    await kept.pack(request)
    return kept.answer(request, this.#now()) ?? draw()
  }

  async #draw(key: string, current: number, draw: () => Promise<Response>): Promise<KeptPage | Response> {
    const began = this.#now()
    const page = await draw()
    const [, fresh, stale] = LIFETIME.exec(page.headers.get('cache-control') ?? '') ?? []
    if (page.status !== 200 || fresh === undefined || stale === undefined || Number(fresh) === 0) return page
    const body = new Uint8Array(await page.arrayBuffer())
    const headers = { ...Object.fromEntries(page.headers), ...this.options.headers, vary: VARY }
    const kept = new KeptPage(current, began + Number(fresh) * 1000, stale, body, headers)
    this.#pages.set(key, kept)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest)
    return kept
  }
}
