/** How much a queue runs and holds. */
export interface QueueLimits {
  /** Works that run at the same time. */
  running: number
  /** Works of one key that wait, and of all keys. */
  waitingEach: number
  waiting: number
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A short queue for expensive work. Keys are served in rotation, so that many works of one key delay no other key. */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #waiting = new Map<string, (() => void)[]>()
  #waitingCount = 0
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Runs `work` when a place is free. Throws what `full` returns, without running it, when too much waits already. */
  async run<Result>(key: string, work: () => Promise<Result>, full: () => Error): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1
    else await this.#wait(key, full)
    try {
      return await work()
    } finally {
      // Hashing in this thread never yields by itself: other requests come first.
      await nextTurn()
      this.#startNext()
    }
  }

  async #wait(key: string, full: () => Error): Promise<void> {
    const line = this.#waiting.get(key) ?? []
    if (line.length >= this.#limits.waitingEach || this.#waitingCount >= this.#limits.waiting) throw full()
    this.#waitingCount += 1
    this.#waiting.set(key, line)
    await new Promise<void>((resolve) => line.push(resolve))
  }

  #startNext(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#running -= 1
      return
    }
    const [key, line] = next
    // A key that has had its turn goes to the end.
    this.#waiting.delete(key)
    const start = line.shift()
    if (line.length > 0) this.#waiting.set(key, line)
    this.#waitingCount -= 1
    start?.()
  }
}
