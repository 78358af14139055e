import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { type CachePolicy, formatCachePolicy, IMMUTABLE, ONE_DAY, REVALIDATE } from '../http/cache-policy'
import { matchesEtag } from '../http/public-response'
import { compress, type ContentEncoding, encodingFor } from './content-encoding'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest'])
const BROTLI_QUALITY = 11
const TAG_CHARACTERS = 22

/** A file of the host build, compressed when it is first requested. */
class StaticFile {
  readonly #compressed = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>()
  readonly #headers: Record<string, string>
  readonly #etag: string
  readonly #isCompressible: boolean

  constructor(
    private readonly body: Uint8Array<ArrayBuffer>,
    extension: string,
    policy: CachePolicy,
  ) {
    this.#isCompressible = COMPRESSIBLE.has(extension)
    this.#etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)}"`
    this.#headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': formatCachePolicy(policy),
      etag: this.#etag,
      vary: 'Accept-Encoding',
    }
  }

  async #bodyIn(encoding: ContentEncoding | undefined): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === undefined) return this.body
    const compressed =
      this.#compressed.get(encoding) ?? (await compress(this.body, encoding, { quality: BROTLI_QUALITY }))
    this.#compressed.set(encoding, compressed)
    return compressed
  }

  async respond(request: Request): Promise<Response> {
    if (matchesEtag(request, this.#etag)) return new Response(null, { status: 304, headers: this.#headers })
    const encoding = this.#isCompressible ? encodingFor(request) : undefined
    const body = await this.#bodyIn(encoding)
    const encoded = encoding && { 'content-encoding': encoding }
    const headers = { ...this.#headers, ...encoded, 'content-length': String(body.byteLength) }
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}

function policyOf(address: string): CachePolicy {
  if (address.startsWith('/assets/')) return IMMUTABLE
  return address === '/favicon.svg' ? ONE_DAY : REVALIDATE
}

/** The files of a folder by address. Only files that exist at the start are served, so no path can lead outside. */
export async function loadStaticFiles(folder: string): Promise<ReadonlyMap<string, Pick<StaticFile, 'respond'>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, StaticFile>()
  for (const entry of entries.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
    const path = join(entry.parentPath, entry.name)
    const address = path.slice(folder.length).split(sep).join('/')
    // Source maps are for the operator, who has them in the folder.
    if (address.includes('/.') || address.endsWith('.map')) continue
    const body = new Uint8Array(await readFile(path))
    files.set(address, new StaticFile(body, extname(entry.name).toLowerCase(), policyOf(address)))
  }
  return files
}
