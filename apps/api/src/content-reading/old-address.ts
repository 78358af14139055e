const MAX = 500
/** What WordPress puts into the name of a smaller, scaled or turned copy of a picture. */
const COPY_MARK = /-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.[a-z0-9]+$)/i
const POST_PARAMETERS = ['p', 'page_id', 'attachment_id'] as const

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function withoutEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The short address of a WordPress post. */
export const shortAddress = (postId: string): string => `?p=${postId}`

/**
 * An address of the former portal in the one form in which it is stored and looked up: without host, with decoded
 * characters, without a slash at the end. Undefined for the front page and for addresses that are too long.
 */
export function oldAddress(url: URL): string | undefined {
  const isShort = /^\/(?:index\.php)?$/.test(url.pathname)
  const id = POST_PARAMETERS.map((name) => url.searchParams.get(name)).find((value) => value !== null)
  if (isShort && id && /^\d{1,18}$/.test(id)) return shortAddress(id)
  if (isShort && url.search === '') return undefined
  const path = withoutEnd(decoded(url.pathname)).replaceAll('\0', '')
  // Addresses of other systems name the article in the query: /show.asp?id=12.
  const address = url.search === '' ? path : `${path}?${decoded(url.search.slice(1)).replaceAll('\0', '')}`
  return address.length > MAX || address === '' ? undefined : address
}

/** The same for an address as text, absolute or not. */
export function oldAddressOf(text: string): string | undefined {
  const base = 'https://former.invalid'
  return URL.canParse(text, base) ? oldAddress(new URL(text, base)) : undefined
}

/** The same for the address of a file, which has no query. */
export function oldFileAddressOf(text: string): string | undefined {
  const base = 'https://former.invalid'
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  url.search = ''
  return oldAddress(url)
}

/** The address or name of the picture that a copy of WordPress was made from; undefined for what is no copy. */
export const originalOfCopy = (path: string): string | undefined =>
  COPY_MARK.test(path) ? path.replace(COPY_MARK, '') : undefined
