const PUBLIC = /^public, max-age=(\d+), stale-while-revalidate=(\d+)$/

/** How long a page may be kept, in seconds: as long as every answer that it was drawn from. */
export class CachePolicy {
  #fresh = Infinity
  #stale = Infinity
  #isForAll = true

  /** Takes an answer's own lifetime into account. One that is not for everybody makes the page nobody's to keep. */
  include(response: Response): void {
    const [, fresh, stale] = PUBLIC.exec(response.headers.get('cache-control') ?? '') ?? []
    if (fresh === undefined || stale === undefined) this.#isForAll = false
    this.#fresh = Math.min(this.#fresh, Number(fresh))
    this.#stale = Math.min(this.#stale, Number(fresh) + Number(stale))
  }

  /** The header that says so. */
  cacheControl(): string {
    if (!this.#isForAll || this.#fresh === Infinity) return 'no-cache'
    return `public, max-age=${this.#fresh}, stale-while-revalidate=${this.#stale - this.#fresh}`
  }
}
