/** Parameters that lead to other content; all others filter, sort or search what is on another page as well. */
const CONTENT_PARAMETERS = new Set([
  'site',
  'page',
  'column',
  'type',
  'id',
  'code',
  'tab',
  'part',
  'when',
  'competitionId',
])
/** Pages that are nothing without a server: they search, or send what a visitor has filled in. */
const LIVE_PAGES = new Set(['/search', '/register', '/userRegister', '/404'])
/** Characters that a file system or an unpacking program may not take. */
const UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu
/** Most file systems take names of 255 bytes. */
const NAME_BYTES = 200
const EXTENSION_MAX = 16
const encoder = new TextEncoder()
const FILE = /^\/api\/file\/content\/([0-9a-f-]{36})$/

/** Path of the front page in an archive. */
export const FRONT_PAGE = 'index.html'

/** A name that every file system takes. */
export function safeName(name: string): string {
  const plain = name.normalize('NFC').replaceAll(UNSAFE, '_')
  const dot = plain.lastIndexOf('.')
  const hasExtension = dot > 0 && plain.length - dot <= EXTENSION_MAX
  const extension = hasExtension ? plain.slice(dot) : ''
  let stem = hasExtension ? plain.slice(0, dot) : plain
  while (encoder.encode(stem).byteLength > NAME_BYTES) stem = Array.from(stem).slice(0, -1).join('')
  // Names of dots alone lead to other folders, and Windows takes none that ends with a dot or a space.
  const whole = `${stem}${extension}`.replace(/^\.+/, '_')
  return /[. ]$/.test(whole) ? `${whole}_` : whole
}

/** Does an archive hold this page of the site? `canonical` is the address that {@link PortalReader.pageAddress} gives. */
export function isArchived(canonical: string, siteCode: string): boolean {
  const { pathname, searchParams } = new URL(canonical)
  if (LIVE_PAGES.has(pathname)) return false
  return (
    (searchParams.get('site') ?? siteCode) === siteCode &&
    [...searchParams.keys()].every((name) => CONTENT_PARAMETERS.has(name))
  )
}

/** Path of a page in an archive: `/comPageInfo?type=article&id=1` is `pages/comPageInfo-type-article-id-1.html`. */
export function pagePath(canonical: string): string {
  const { pathname, searchParams } = new URL(canonical)
  const parameters = [...searchParams].filter(([name]) => name !== 'site').flat()
  if (pathname === '/doorMain' && parameters.length === 0) return FRONT_PAGE
  return `pages/${safeName([...pathname.split('/').filter(Boolean), ...parameters].join('-'))}.html`
}

/** The id of a stored file at a public address of it. */
export const fileIdAt = (pathname: string): string | undefined => FILE.exec(pathname)?.[1]

/** The address of one file of an archive in another, which may be opened from any folder. */
export function relativeAddress(from: string, to: string): string {
  const depth = from.split('/').length - 1
  return '../'.repeat(depth) + to.split('/').map(encodeURIComponent).join('/')
}
