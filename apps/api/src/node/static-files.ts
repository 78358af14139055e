import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.xml', '.map', '.webmanifest'])
const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A file of the host build, packed when it is first asked for. */
class StaticFile {
  readonly #packed = new Map<string, Buffer>()

  constructor(
    private readonly body: Buffer,
    private readonly extension: string,
    private readonly isHashed: boolean,
    private readonly etag: string,
  ) {}

  async #bodyFor(accepted: string): Promise<{ body: Buffer; encoding: string | undefined }> {
    const encoding = !COMPRESSIBLE.has(this.extension)
      ? undefined
      : accepted.includes('br')
        ? 'br'
        : accepted.includes('gzip')
          ? 'gzip'
          : undefined
    if (encoding === undefined) return { body: this.body, encoding }
    const known = this.#packed.get(encoding) ?? (await encoders[encoding](this.body))
    this.#packed.set(encoding, known)
    return { body: known, encoding }
  }

  async answer(request: Request): Promise<Response> {
    const headers = new Headers({
      'content-type': TYPES[this.extension] ?? 'application/octet-stream',
      'cache-control': this.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: this.etag,
      vary: 'Accept-Encoding',
    })
    if (request.headers.get('if-none-match') === this.etag) return new Response(null, { status: 304, headers })
    const { body, encoding } = await this.#bodyFor(request.headers.get('accept-encoding') ?? '')
    if (encoding) headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
  }
}

/** The files of a folder by address. Only what was there at the start is served, so no path can lead outside. */
export async function loadStaticFiles(
  folder: string,
): Promise<ReadonlyMap<string, { answer: (request: Request) => Promise<Response> }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, StaticFile>()
  for (const entry of entries.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
    const place = join(entry.parentPath, entry.name)
    const address = place.slice(folder.length).split(sep).join('/')
    if (address.includes('/.')) continue
    const body = await readFile(place)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    files.set(address, new StaticFile(body, extname(entry.name).toLowerCase(), address.startsWith('/assets/'), etag))
  }
  return files
}
