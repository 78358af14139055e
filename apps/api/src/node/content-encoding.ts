import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { EncoderOf } from '../http/shared-bodies'

const BROTLI_QUALITY = 5

/** Shorter JSON is sent as it is. */
const MIN_JSON = 1024
/** JSON up to this length is compressed at once: in a thread it would take longer. */
const MAX_SYNC_JSON = 32 * 1024
/** Smaller and faster than gzip; the next one takes half as long again and saves a fiftieth. */
const JSON_QUALITY = 3

/** Encodings that this server compresses to, the preferred one first. */
const ENCODINGS = ['br', 'gzip'] as const

/** An encoding that this server compresses to. */
export type ContentEncoding = (typeof ENCODINGS)[number]

// All browsers of one kind send the same header.
const chosen = new LRUCache<string, { encoding: ContentEncoding | undefined }>({ max: 100 })

/** The encoding for a response to this request, by the quality values of Accept-Encoding; undefined for none. */
export function encodingFor(request: Request): ContentEncoding | undefined {
  const header = request.headers.get('accept-encoding')
  if (header === null) return undefined
  const known = chosen.get(header)
  if (known) return known.encoding
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const encoding = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS })
  chosen.set(header, { encoding })
  return encoding
}

/** The encoder for large responses that all callers share. */
export const encoderOf: EncoderOf = (request) => {
  const name = encodingFor(request)
  return name && { name, encode: (bytes) => compress(bytes, name, { quality: BROTLI_QUALITY }) }
}

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Compresses bytes. `quality` is that of Brotli, from 0 to 11: the highest takes a hundred times as long as 5. */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
  { quality }: { quality: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return new Uint8Array(await (encoding === 'br' ? asBrotli(body, { params }) : asGzip(body)))
}

function compressSync(body: Uint8Array, encoding: ContentEncoding, quality: number): Uint8Array<ArrayBuffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return new Uint8Array(encoding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body))
}

/** Is this a response of JSON, compressed or not? */
export function isJson({ headers }: Response): boolean {
  return headers.get('content-type') === 'application/json'
}

/**
 * A JSON response, compressed for a request that accepts it. Not by the middleware of Hono, which makes a stream of each
 * response, however short: for most of them that takes longer than all the rest of the call.
 */
export async function encodedJson(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  if (status === 304 || headers.has('content-encoding') || !isJson(response)) return response
  // Compressed already where it may be, and the same for all others.
  if (headers.get('cache-control')?.includes('no-transform')) return response
  if (!headers.get('vary')?.includes('Accept-Encoding')) headers.append('vary', 'Accept-Encoding')
  const length = headers.get('content-length')
  const encoding = length !== null && Number(length) < MIN_JSON ? undefined : encodingFor(request)
  if (encoding === undefined) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const isShort = body.byteLength <= MAX_SYNC_JSON
  const bytes = isShort
    ? compressSync(body, encoding, JSON_QUALITY)
    : await compress(body, encoding, { quality: JSON_QUALITY })
  const encoded = new Headers(headers)
  encoded.set('content-encoding', encoding)
  encoded.set('content-length', String(bytes.byteLength))
  const etag = headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) encoded.set('etag', `W/${etag}`)
  return new Response(bytes, { status, headers: encoded })
}
