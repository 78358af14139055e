/** Who may cache a response, and for how long. */
export interface CachePolicy {
  /**
   * `public`: every cache. `private`: the browser alone. `revalidate`: every cache, which revalidates each time.
   * `none`: no cache at all.
   */
  scope: 'public' | 'private' | 'revalidate' | 'none'
  /** Seconds that the response is fresh, for `public` and `private`. */
  maxAgeS?: number
  /** Seconds after that during which a cache may still send it while it revalidates. */
  staleS?: number
  /** The address changes with the content, so a browser never has to revalidate. */
  isImmutable?: boolean
  /** Nothing on the way may compress or change the bytes: they are compressed already, or as the caller wants them. */
  isFinal?: boolean
}

/** Responses that may hold personal data. */
export const NO_STORE: CachePolicy = { scope: 'none' }

/** Responses that caches may store but have to revalidate with their ETag. */
export const REVALIDATE: CachePolicy = { scope: 'revalidate' }

/** Files whose name holds a hash of their content. */
export const IMMUTABLE: CachePolicy = { scope: 'public', maxAgeS: 31_536_000, isImmutable: true }

/** The mark of the portal: both the page and the browser's tab request it, and a redesign may show a day later. */
export const ONE_DAY: CachePolicy = { scope: 'public', maxAgeS: 86_400 }

const MAX_AGE_S = 60
const STALE_S = 300

/**
 * The policy of public content: fresh for a minute, usable for five more while it is revalidated, and neither beyond
 * `changesAt`, the moment of the next planned change.
 */
export function publicContentPolicy(changesAt: Date | undefined, now: Date) {
  const left = changesAt ? Math.max(0, Math.floor((changesAt.getTime() - now.getTime()) / 1000)) : Infinity
  const maxAgeS = Math.min(MAX_AGE_S, left)
  return { scope: 'public', maxAgeS, staleS: Math.min(STALE_S, left - maxAgeS) } satisfies CachePolicy
}

/** A policy without revalidation: fresh for a minute, for every cache or for the browser alone. */
export const forOneMinute = (scope: 'public' | 'private'): CachePolicy => ({ scope, maxAgeS: MAX_AGE_S })

/** The value of the Cache-Control header. The one place that writes it. */
export function formatCachePolicy({ scope, maxAgeS, staleS, isImmutable, isFinal }: CachePolicy): string {
  const end = isFinal ? ', no-transform' : ''
  if (scope === 'none') return `no-store${end}`
  if (scope === 'revalidate') return `no-cache${end}`
  const parts: string[] = [scope]
  if (maxAgeS !== undefined) parts.push(`max-age=${maxAgeS}`)
  if (staleS !== undefined) parts.push(`stale-while-revalidate=${staleS}`)
  if (isImmutable) parts.push('immutable')
  return parts.join(', ') + end
}

/** The policy of a Cache-Control header; `none` where there is no header or none of the directives is known. */
export function parseCachePolicy(header: string | null): CachePolicy {
  const directives = (header?.split(',') ?? []).map((part) => part.trim().toLowerCase())
  const secondsOf = (name: string) => {
    const digits = directives.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
    return digits !== undefined && /^\d+$/.test(digits) ? Number(digits) : undefined
  }
  if (directives.includes('no-store')) return NO_STORE
  if (directives.includes('no-cache')) return REVALIDATE
  const scope = directives.includes('public') ? 'public' : directives.includes('private') ? 'private' : 'none'
  if (scope === 'none') return NO_STORE
  return {
    scope,
    maxAgeS: secondsOf('max-age'),
    staleS: secondsOf('stale-while-revalidate'),
    isImmutable: directives.includes('immutable'),
  }
}
