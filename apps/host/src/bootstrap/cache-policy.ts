/** The Cache-Control of pages that caches have to revalidate each time. */
export const REVALIDATE = 'no-cache'

/** Returns whether caches may store a page and have to revalidate it each time. */
export const mustRevalidate = ({ headers }: Response): boolean => headers.get('cache-control') === REVALIDATE

const PUBLIC = /^public, max-age=(\d+), stale-while-revalidate=(\d+)$/

/** How long a page may be cached, in seconds: as long as every response that it was rendered from. */
export class CachePolicy {
  #maxAge = Infinity
  #staleUntil = Infinity
  #isPublic = true

  /** Limits the page's lifetime to that of a response. A response that is not public makes the page uncacheable. */
  include(response: Response): void {
    const [, maxAge, stale] = response.headers.get('cache-control')?.match(PUBLIC) ?? []
    if (maxAge === undefined || stale === undefined) this.#isPublic = false
    this.#maxAge = Math.min(this.#maxAge, Number(maxAge))
    this.#staleUntil = Math.min(this.#staleUntil, Number(maxAge) + Number(stale))
  }

  /** Returns the value of the page's Cache-Control header. */
  cacheControl(): string {
    if (!this.#isPublic || this.#maxAge === Infinity) return REVALIDATE
    return `public, max-age=${this.#maxAge}, stale-while-revalidate=${this.#staleUntil - this.#maxAge}`
  }
}
