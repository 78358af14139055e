/** Milliseconds of work after which other events of the process come first. */
const SLICE_MS = 10

/** Turns of the event loop that go to new connections before work goes on. */
const MAX_ARRIVALS = 50

/** The end of the current turn of the event loop; browsers have no setImmediate. */
const endOfTurn = (done: () => void) => {
  if (typeof setImmediate === 'function') setImmediate(done)
  else setTimeout(done)
}

/** Resolves at the end of the current turn of the event loop. */
export const turnEnd = () => new Promise<void>(endOfTurn)

let arrivals = 0

/** To be called for each connection that the process accepts. */
export function reportArrival(): void {
  arrivals += 1
}

/**
 * Lets the event loop turn, and turn again while connections arrive: it accepts one in each turn. With work in every
 * turn, the last of five hundred that arrive together would be accepted after five hundred slices of it.
 */
async function yieldToArrivals(): Promise<void> {
  for (let turn = 0; turn < MAX_ARRIVALS; turn += 1) {
    const known = arrivals
    await turnEnd()
    if (arrivals === known) return
  }
}

/**
 * A queue of works that block this thread for moments, such as statements of an engine in the same thread, or requests
 * that arrive together. Node goes from one to the next without letting the event loop turn, so that a long queue would
 * delay everything else by its whole length; here other events come between.
 */
export class Turns {
  #previous: Promise<unknown> = Promise.resolve()
  /** When the current turn of the event loop began its first work; undefined before that. */
  #since: number | undefined
  #waiting = 0

  /** Runs work after all that came before it. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#previous.then(() => this.pause()).then(work)
    this.#previous = result.catch(() => undefined)
    return result
  }

  /** May work begin at once? Marks this turn of the event loop as begun; the others wait with {@link begin}. */
  isFree(): boolean {
    if (this.#waiting > 0) return false
    this.#mark()
    return performance.now() - (this.#since ?? 0) <= SLICE_MS
  }

  /** Resolves when work may begin, in the order of the calls. The works themselves overlap. */
  async begin(): Promise<void> {
    this.#waiting += 1
    try {
      await this.run(() => Promise.resolve())
    } finally {
      this.#waiting -= 1
    }
  }

  /** Lets other events come first when this turn has taken long enough. */
  async pause(): Promise<void> {
    if (performance.now() - (this.#since ?? Infinity) > SLICE_MS) await yieldToArrivals()
    else this.#mark()
  }

  #mark(): void {
    if (this.#since !== undefined) return
    this.#since = performance.now()
    endOfTurn(() => (this.#since = undefined))
  }
}
