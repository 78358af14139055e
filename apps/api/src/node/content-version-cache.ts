/** How long another server's change may go unseen, in milliseconds. A page itself may be kept for a minute. */
const HELD_FOR_MS = 50

/** The number that grows with every change of content, asked for at most twenty times a second. */
export class ContentVersionCache {
  #held: number | undefined
  #askedAt = -Infinity
  #turn = 0

  constructor(
    private readonly ask: () => Promise<number>,
    private readonly now = () => performance.now(),
  ) {}

  /** Something may have been written through this server: the next request asks anew, so that it sees it. */
  invalidate(): void {
    this.#held = undefined
    this.#turn += 1
  }

  /** The number if it is known well enough. */
  held(): number | undefined {
    return this.now() - this.#askedAt < HELD_FOR_MS ? this.#held : undefined
  }

  /** The number, asked for where it is not known. */
  async current(): Promise<number> {
    const known = this.held()
    if (known !== undefined) return known
    const turn = this.#turn
    const askedAt = this.now()
    const found = await this.ask()
    // What was written while the question was on its way may not be in its answer.
    if (turn === this.#turn) {
      this.#held = found
      this.#askedAt = askedAt
    }
    return found
  }
}
