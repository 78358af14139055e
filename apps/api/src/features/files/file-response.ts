import { forOneMinute, formatCachePolicy } from '../../http/cache-policy'
import { contentDisposition } from '../../http/content-disposition'
import type { ByteRange } from '../../files/file-store'

/** What an answer with bytes says about them. */
export interface FileFacts {
  name: string
  ext: string
  mime: string
  size: number
  sha256: string
}

// Kinds that a browser may show in the page's own origin; everything else that is text stays plain text.
const SHOWN = /^(?:image\/(?:png|jpeg|gif|webp)|audio\/[\w-]+|video\/[\w-]+|application\/pdf)$/
const TEXT = /^(?:txt|java|php|py|md|js|css)$/
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/
const TAG_CHARACTERS = 32

/** The part that a Range header asks for: undefined for the whole, null for one that the file does not have. */
export function rangeOf(header: string | null, size: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? null : { start, end }
}

/** Headers of an answer with bytes. Nothing in a file can act in the name of the site: no scripts, no sniffing. */
export function fileHeaders(file: FileFacts, { isSaved, isPublic }: { isSaved: boolean; isPublic: boolean }) {
  const isText = TEXT.test(file.ext)
  const type = isText ? 'text/plain; charset=utf-8' : SHOWN.test(file.mime) ? file.mime : 'application/octet-stream'
  const kind = isSaved || (!isText && !SHOWN.test(file.mime)) ? 'attachment' : 'inline'
  return new Headers({
    'content-type': type,
    'content-disposition': contentDisposition(kind, file.name, `file.${file.ext}`),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': formatCachePolicy(forOneMinute(isPublic ? 'public' : 'private')),
    'accept-ranges': 'bytes',
    etag: `"${file.sha256.slice(0, TAG_CHARACTERS)}"`,
    'x-content-type-options': 'nosniff',
  })
}
