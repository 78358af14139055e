/** Milliseconds that a change through another server may go unseen. A page itself may be cached for a minute. */
const MAX_AGE_MS = 50

/** The version of the public content, queried at most twenty times a second. */
export class ContentVersionCache {
  #version: number | undefined
  #queriedAt = -Infinity
  #generation = 0

  constructor(
    private readonly query: () => Promise<number>,
    private readonly now = () => performance.now(),
  ) {}

  /** Something may have been written through this server: the next request queries again, so that it sees the change. */
  invalidate(): void {
    this.#version = undefined
    this.#generation += 1
  }

  /** The version if it is cached. */
  cached(): number | undefined {
    return this.now() - this.#queriedAt < MAX_AGE_MS ? this.#version : undefined
  }

  /** The version, queried when it is not cached. */
  async current(): Promise<number> {
    const cached = this.cached()
    if (cached !== undefined) return cached
    const generation = this.#generation
    const queriedAt = this.now()
    const version = await this.query()
    // The result may not contain what was written while the query was pending.
    if (generation === this.#generation) {
      this.#version = version
      this.#queriedAt = queriedAt
    }
    return version
  }
}
