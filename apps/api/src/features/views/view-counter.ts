import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { addViews, type Counted, type View } from './views.queries'

const FLUSH_MS = 10_000
/** One reader's second look within this time is no second view. */
const SAME_VIEW_MS = 30 * 60_000
/** Readers that are remembered at most; the oldest are dropped first. */
const MAX_READERS = 50_000

/**
 * Counts what is read, in memory until the next view after ten seconds or the server's end: the database gets one
 * statement for each kind in place of one for each view. Who read is held for half an hour and never written.
 */
export class ViewCounter {
  #waiting = new Map<string, Counted>()
  readonly #seen = new Map<string, number>()
  #flushedAt: number

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    this.#flushedAt = clock.now().getTime()
  }

  /** Notes a view; `reader` identifies the reader. */
  async note(view: View, reader: string): Promise<void> {
    const now = this.clock.now().getTime()
    const key = `${view.type} ${view.id}`
    if (!this.#isNew(`${key} ${reader}`, now)) return
    this.#waiting.set(key, { ...view, count: (this.#waiting.get(key)?.count ?? 0) + 1 })
    if (now - this.#flushedAt >= FLUSH_MS) await this.flush()
  }

  /** Writes what has been counted. What could not be written waits for the next time. */
  async flush(): Promise<void> {
    const counted = this.#waiting
    if (counted.size === 0) return
    this.#waiting = new Map()
    this.#flushedAt = this.clock.now().getTime()
    try {
      await addViews(this.db, [...counted.values()], this.clock.now())
    } catch (error) {
      for (const [key, view] of counted) {
        this.#waiting.set(key, { ...view, count: view.count + (this.#waiting.get(key)?.count ?? 0) })
      }
      throw error
    }
  }

  #isNew(key: string, now: number): boolean {
    const last = this.#seen.get(key)
    if (last !== undefined && now - last < SAME_VIEW_MS) return false
    // Deleted and set again it is the last entry, so that the first one is always the oldest.
    this.#seen.delete(key)
    this.#seen.set(key, now)
    for (const [old, at] of this.#seen) {
      if (now - at < SAME_VIEW_MS && this.#seen.size <= MAX_READERS) break
      this.#seen.delete(old)
    }
    return true
  }
}
