import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MOST_PAGES = 600
const TAG_CHARACTERS = 27
const LIFETIME = /^public, max-age=(\d+), stale-while-revalidate=(\d+)$/
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = keyof typeof pack

/** A drawn page, packed once for each way of packing that is asked for. */
class KeptPage {
  readonly tag: string
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly version: number,
    /** Milliseconds of the clock until which it is what a new drawing would be. */
    readonly until: number,
    private readonly stale: string,
    private readonly body: Buffer,
    private readonly headers: Headers,
  ) {
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)}"`
  }

  #packedAs(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding) ?? (encoding === 'br' ? pack.br(this.body, BROTLI) : pack.gzip(this.body))
    this.#packed.set(encoding, known)
    return known
  }

  async answer(request: Request, now: number): Promise<Response> {
    const headers = new Headers(this.headers)
    const left = Math.max(0, Math.floor((this.until - now) / 1000))
    headers.set('cache-control', `public, max-age=${left}, stale-while-revalidate=${this.stale}`)
    headers.set('etag', this.tag)
    headers.set('vary', 'Cookie, Accept-Encoding')
    if (request.headers.get('if-none-match')?.includes(this.tag)) return new Response(null, { status: 304, headers })
    const accepted = request.headers.get('accept-encoding') ?? ''
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
    const body = encoding ? await this.#packedAs(encoding) : this.body
    if (encoding) headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
  }
}

export interface PageCacheOptions {
  /** Grows with every change of content, made here or by another server. */
  version: () => Promise<number>
  /** Readers whose pages look alike. */
  variantOf: (request: Request) => string
  now?: () => number
}

/**
 * Drawn pages that everybody gets alike, kept in memory: until the next planned change, until any content changes, and
 * never longer than a minute. The least recently asked for goes first.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #drawing = new Map<string, Promise<KeptPage | Response>>()

  constructor(private readonly options: PageCacheOptions) {}

  /** The page for a request, drawn by `draw` unless it is kept. */
  async answer(request: Request, draw: () => Promise<Response>): Promise<Response> {
    const { version, variantOf, now = Date.now } = this.options
    const key = `${variantOf(request)} ${request.url}`
    const current = await version()
    const kept = this.#pages.get(key)
    if (kept && kept.version === current && kept.until > now()) {
      this.#pages.delete(key)
      this.#pages.set(key, kept)
      return kept.answer(request, now())
    }
    const turn = `${current} ${key}`
    const known = this.#drawing.get(turn)
    if (known) {
      // Whoever asks for a page that is being drawn waits for it; what is not for everybody is drawn for each.
      const shared = await known
      return shared instanceof KeptPage ? shared.answer(request, now()) : draw()
    }
    const drawing = this.#draw(key, current, draw)
    this.#drawing.set(turn, drawing)
    try {
      const drawn = await drawing
      return drawn instanceof KeptPage ? await drawn.answer(request, now()) : drawn
    } finally {
      this.#drawing.delete(turn)
    }
  }

  async #draw(key: string, current: number, draw: () => Promise<Response>): Promise<KeptPage | Response> {
    const { now = Date.now } = this.options
    const began = now()
    const page = await draw()
    const [, fresh, stale] = LIFETIME.exec(page.headers.get('cache-control') ?? '') ?? []
    if (page.status !== 200 || fresh === undefined || stale === undefined || Number(fresh) === 0) return page
    const body = Buffer.from(await page.arrayBuffer())
    const kept = new KeptPage(current, began + Number(fresh) * 1000, stale, body, page.headers)
    this.#pages.set(key, kept)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest)
    return kept
  }
}
