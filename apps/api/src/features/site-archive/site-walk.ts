import { required } from '../../required'
import { parseCachePolicy } from '../../http/cache-policy'
import { Refusal, unavailable } from '../../http/refusals'
import type { PortalReader } from '../../portal-reading/portal-reader'
import { startHash } from '../../security/file-hash'
import { checksums, manifestTable, type ManifestEntry } from './archive-manifest'
import { fileIdAt, FRONT_PAGE, isArchived, pagePath, relativeAddress, safeName } from './archive-paths'
import { type AddressUse, leftOutPage, PortalPage } from './archived-page'
import { mappedAddresses } from './mapped-addresses'
import type { ZippedFile } from './zip-stream'

/** The words that an archive adds. */
export interface ArchiveWords {
  siteName: string
  /** At the top of each page, before its address. */
  notice: string
  /** In place of a page that is not public. */
  leftOut: string
  /** What the archive is, for who opens it in years. */
  readme: (counts: { pages: number; files: number }) => string
}

/** What is archived. */
export interface SiteWalkOptions {
  portal: PortalReader
  /** Where the portal's addresses begin. */
  origin: string
  siteCode: string
  /** With videos and sounds? */
  withMedia: boolean
  at: Date
  words: ArchiveWords
  /** Called with each page: how many are done, and how many are known. Throws when the archive is cancelled. */
  progress: (done: number, total: number) => Promise<void>
}

/** No archive becomes larger, packed or not; fflate cannot write more than twice of it. */
const MAX_BYTES = 2 * 1024 ** 3
const MAX_FILES = 60_000
/** Seconds to wait when the portal says that it has too much to do, unless it says how long. */
const WAIT_S = 2
const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml)|image\/svg)/
const MEDIA = /^(?:video|audio)\//

const encoder = new TextEncoder()
const tooLarge = () => new Refusal(200, 'SITE_ARCHIVE_TOO_LARGE', 'siteArchive.tooLarge')
const typeOf = (response: Response) => response.headers.get('content-type') ?? 'application/octet-stream'
const isPublic = (response: Response) =>
  parseCachePolicy(response.headers.get('cache-control')).scope === 'public' && typeOf(response).startsWith('text/html')

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

interface NewFile {
  path: string
  address: string
  type: string
  title?: string
  body: AsyncIterable<Uint8Array> | string
}

/** Walks over a site as a visitor does, from its front page and its map, and yields the files of its archive. */
export class SiteWalk {
  readonly #entries: ManifestEntry[] = []
  readonly #pages = new Map<string, string>()
  readonly #drawings = new Map<string, string>()
  readonly #targets = new Map<string, URL>()
  readonly #resources = new Map<string, string | null>()
  #pending: NewFile[] = []
  #bytes = 0

  constructor(private readonly options: SiteWalkOptions) {}

  /** The files, each with its checksum in the last ones. */
  async *files(): AsyncGenerator<ZippedFile> {
    const { origin, siteCode, progress, words } = this.options
    this.#enqueue(new URL(`/doorMain?site=${siteCode}`, origin))
    for (const address of await mappedAddresses((path) => this.#read(path), siteCode)) this.#enqueue(address)
    let done = 0
    // A map goes on with what is added meanwhile.
    for (const [path, address] of this.#pages) {
      yield* this.#page(path, address)
      done += 1
      await progress(done, this.#pages.size)
    }
    yield* this.#add(await this.#document('feed.xml', `/rss.xml?site=${siteCode}`))
    yield* this.#add(await this.#document('sitemap.xml', `/sitemap.xml?site=${siteCode}`))
    const files = this.#entries.length - done
    const own = { address: '', type: 'text/plain; charset=utf-8' }
    yield* this.#add({ ...own, path: 'readme.txt', body: words.readme({ pages: done, files }) })
    const table = manifestTable(this.#entries)
    yield* this.#add({ ...own, path: 'manifest.csv', type: 'text/csv; charset=utf-8', body: table })
    yield* this.#add({ ...own, path: 'manifest-sha256.txt', body: checksums(this.#entries) })
  }

  /** Reads an address of the portal, and waits while the portal says that it has too much to do. */
  async #read(address: string): Promise<Response> {
    for (;;) {
      const response = await this.options.portal.read(new URL(address, this.options.origin).href)
      if (response.status >= 500) throw unavailable()
      if (response.status !== 429) return response
      const seconds = Number(response.headers.get('retry-after')) || WAIT_S
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000)
      })
    }
  }

  /** The path of a page of this site, which will be visited; undefined where the address is none. */
  #enqueue(url: URL): string | undefined {
    const { portal, origin, siteCode } = this.options
    if (url.origin !== origin) return undefined
    const canonical = portal.pageAddress(url.href)
    if (canonical === undefined || !isArchived(canonical, siteCode)) return undefined
    const address = new URL(canonical)
    address.searchParams.set('site', siteCode)
    const path = pagePath(canonical)
    if (!this.#pages.has(path)) this.#pages.set(path, address.href)
    return path
  }

  async *#page(path: string, address: string): AsyncGenerator<ZippedFile> {
    const response = await this.#read(address)
    const isFound = response.status === 200 && isPublic(response)
    // The front page is what says whether there is a site at all.
    if (!isFound && path === FRONT_PAGE) throw new Refusal(200, 'SITE_NOT_PUBLIC', 'siteArchive.notPublic')
    const html = await response.text()
    const type = 'text/html; charset=utf-8'
    const { notice, leftOut, siteName } = this.options.words
    if (!isFound) {
      const front = { title: siteName, address: relativeAddress(path, FRONT_PAGE) }
      yield* this.#add({ path, address, type, body: leftOutPage({ text: leftOut, address }, front) })
      return
    }
    const page = new PortalPage(html, address)
    for (const link of page.links) this.#enqueue(link)
    const { title } = page
    const body = await page.archived(
      { text: notice, address },
      { addressOf: (url, use) => this.#addressOf(path, url, use), drawing: (url) => this.#drawing(url.pathname) },
    )
    yield* this.#add({ path, address, type, title, body })
    const pending = this.#pending
    this.#pending = []
    for (const file of pending) yield* this.#add(file)
  }

  async #drawing(pathname: string): Promise<string> {
    const known = this.#drawings.get(pathname)
    if (known !== undefined) return known
    const drawing = await (await this.#read(pathname)).text()
    this.#drawings.set(pathname, drawing)
    return drawing
  }

  /** What an archived page writes for an address of the portal. */
  async #addressOf(from: string, url: URL, use: AddressUse): Promise<string> {
    const isOwn = url.origin === this.options.origin
    if (use === 'page' && isOwn) {
      const page = this.#enqueue(url) ?? this.#enqueue(await this.#target(url))
      if (page !== undefined) return relativeAddress(from, page) + url.hash
    }
    if (!isOwn || (use === 'page' && !url.pathname.startsWith('/api/'))) return url.href
    const resource = await this.#resource(url)
    return resource === null ? url.href : relativeAddress(from, resource)
  }

  /** Where the portal redirects an address that is no page; the address itself when it does not. */
  async #target(url: URL): Promise<URL> {
    const { portal } = this.options
    if (portal.pageAddress(url.href) !== undefined || url.pathname.startsWith('/api/')) return url
    const key = url.pathname + url.search
    const known = this.#targets.get(key)
    if (known) return known
    const response = await this.#read(key)
    await response.body?.cancel()
    const location = response.headers.get('location')
    const target = location === null ? url : new URL(location, url)
    this.#targets.set(key, target)
    return target
  }

  /** The path of a file, which is added; null where it is not public or left out. */
  async #resource(url: URL): Promise<string | null> {
    if (url.pathname.endsWith('/rss.xml')) return url.searchParams.has('columnCode') ? null : 'feed.xml'
    const known = this.#resources.get(url.pathname)
    if (known !== undefined) return known
    const response = await this.#read(url.pathname)
    const type = typeOf(response)
    const isLeftOut = response.status !== 200 || response.body === null || type.startsWith('text/html')
    if (isLeftOut || (!this.options.withMedia && MEDIA.test(type))) {
      await response.body?.cancel()
      this.#resources.set(url.pathname, null)
      return null
    }
    const path = resourcePath(url.pathname, response)
    this.#resources.set(url.pathname, path)
    this.#pending.push({ path, address: url.href, type, body: bytesOf(required(response.body, 'body of a file')) })
    return path
  }

  async #document(path: string, address: string): Promise<NewFile> {
    const response = await this.#read(address)
    return {
      path,
      address: new URL(address, this.options.origin).href,
      type: typeOf(response),
      body: await response.text(),
    }
  }

  /** Yields a file whose size and checksum are noted while it is read. */
  async *#add({ path, address, type, title = '', body }: NewFile): AsyncGenerator<ZippedFile> {
    if (this.#entries.length >= MAX_FILES) throw tooLarge()
    const hash = await startHash()
    const entry = { path, address, type, title, bytes: 0, sha256: '' }
    const parts = typeof body === 'string' ? [encoder.encode(body)] : body
    const count = (bytes: number) => {
      entry.bytes += bytes
      this.#bytes += bytes
      if (this.#bytes > MAX_BYTES) throw tooLarge()
    }
    async function* counted() {
      for await (const part of parts) {
        hash.update(part)
        count(part.byteLength)
        yield part
      }
      entry.sha256 = hash.digest('hex')
    }
    this.#entries.push(entry)
    yield { path, modifiedAt: this.options.at, isText: TEXT.test(type), body: counted() }
  }
}

/** `files/<id>/<name>` for stored files, `assets/<name>` for those of the portal's build, else one name in `files`. */
function resourcePath(pathname: string, response: Response): string {
  const id = fileIdAt(pathname)
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (id === undefined) {
    const isBuilt = parts.length === 1 || parts[0] === 'assets'
    return isBuilt
      ? `assets/${safeName(parts.join('-'))}`
      : `files/${safeName(parts.join('-'))}${extensionOf(response)}`
  }
  const disposition = String(response.headers.get('content-disposition'))
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return `files/${id}/${encoded === undefined ? `file${extensionOf(response)}` : safeName(decodeURIComponent(encoded))}`
}

/** The extension of a picture, video or sound by its type, such as `.webp`. */
function extensionOf(response: Response): string {
  const [, subtype] = /^(?:image|video|audio)\/([a-z0-9]+)/.exec(typeOf(response)) ?? []
  return subtype === undefined ? '' : `.${subtype}`
}
