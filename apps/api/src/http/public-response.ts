import { sha256 } from '../security/secrets'
import { formatCachePolicy, publicContentPolicy } from './cache-policy'
import { Success } from './envelope'

const TAG_CHARACTERS = 27

/** A success that is the same for all anonymous visitors, so that caches may store it. */
export class PublicSuccess<Data> extends Success<Data> {
  constructor(
    data: Data,
    /** When the content changes by plan; no cache may show the old response beyond. Undefined: nothing is planned. */
    readonly changesAt: Date | undefined,
  ) {
    super(data)
  }
}

/** Wraps public data of the portal. */
export function okPublic<Data>(data: Data, changesAt?: Date): PublicSuccess<Data> {
  return new PublicSuccess(data, changesAt)
}

// The server's time is not part of the content: with it no two responses would have the same tag.
const withoutClock = (key: string, value: unknown) => (key === 'serverTime' ? undefined : value)

/** The entity tag of this data. */
export async function etagOf(data: unknown): Promise<string> {
  const hash = await sha256(JSON.stringify(data, withoutClock))
  return `"${hash.slice(0, TAG_CHARACTERS)}"`
}

/**
 * Headers that let caches store a response. Under the same address a signed-in reader may see more, and a reader of
 * Traditional Chinese reads converted content, hence `Vary`: none gets the response of another.
 */
export function publicHeaders({ etag, changesAt }: { etag: string; changesAt: Date | undefined }, now: Date) {
  const cacheControl = formatCachePolicy(publicContentPolicy(changesAt, now))
  return { etag, 'cache-control': cacheControl, vary: 'Authorization, Accept-Language' }
}

/** Does the caller already have the response with this tag? A compressed response has the same tag marked as weak. */
export function matchesEtag(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match')
  if (header === null) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
