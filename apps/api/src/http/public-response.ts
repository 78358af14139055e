import { sha256 } from '../security/secrets'
import { Success } from './envelope'

const FRESH_S = 60
const STALE_S = 300
const TAG_CHARACTERS = 27

/** A success that every anonymous visitor gets alike, so that caches on the way may keep it. */
export class PublicSuccess<Data> extends Success<Data> {
  constructor(
    data: Data,
    /** When the next text appears or goes; no cache may show the old answer beyond. Undefined: nothing is planned. */
    readonly changesAt: Date | undefined,
  ) {
    super(data)
  }
}

/** Wraps data of the portal. */
export function okPublic<Data>(data: Data, changesAt?: Date): PublicSuccess<Data> {
  return new PublicSuccess(data, changesAt)
}

/** Seconds that an answer may be told without asking again. */
export function freshSeconds(changesAt: Date | undefined, now: Date): number {
  const left = changesAt ? Math.max(0, Math.floor((changesAt.getTime() - now.getTime()) / 1000)) : Infinity
  return Math.min(FRESH_S, left)
}

function cacheControl(changesAt: Date | undefined, now: Date): string {
  const left = changesAt ? Math.max(0, Math.floor((changesAt.getTime() - now.getTime()) / 1000)) : Infinity
  const fresh = freshSeconds(changesAt, now)
  return `public, max-age=${fresh}, stale-while-revalidate=${Math.min(STALE_S, left - fresh)}`
}

// The clock of the answer is no part of what it says: with it no two answers would be the same.
const withoutClock = (key: string, value: unknown) => (key === 'serverTime' ? undefined : value)

/** The mark by which caches know whether they hold this very data. */
export async function etagOf(data: unknown): Promise<string> {
  const tag = await sha256(JSON.stringify(data, withoutClock))
  return `"${tag.slice(0, TAG_CHARACTERS)}"`
}

/**
 * Headers that let caches keep an answer. A signed-in reader may see more under the same address, hence `Vary`: neither
 * gets the other's answer.
 */
export function publicHeaders({ tag, changesAt }: { tag: string; changesAt: Date | undefined }, now: Date) {
  return { etag: tag, 'cache-control': cacheControl(changesAt, now), vary: 'Authorization' }
}

/** Does the caller hold this very answer already? A packed answer carries the same tag marked as weak. */
export function matchesEtag(request: Request, etag: string): boolean {
  const held = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}
