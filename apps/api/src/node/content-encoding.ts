import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { EncoderOf } from '../http/shared-bodies'

const BROTLI_QUALITY = 5

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
