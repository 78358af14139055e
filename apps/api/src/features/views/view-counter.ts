import { siteTime, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import { base64Url, sha256 } from '../../security/secrets'
import { addViews, type Counted, type View } from './views.queries'

const FLUSH_MS = 10_000
/** One reader's second look within this time is no second view. */
const SAME_VIEW_MS = 30 * 60_000
/** Readers that are remembered at most; the oldest are dropped first. */
const MAX_READERS = 50_000
/** Views of one item that a network adds in a day. A class counts; a script that changes its name does not go on. */
const MAX_OF_NETWORK = 20
const SALT_BYTES = 16

/** Who views: the reader, and the network that the request comes from. */
export interface Reader {
  id: string
  network: string
}

/**
 * Counts what is read, in memory until the next view after ten seconds or the server's end: the database gets one
 * statement for each kind in place of one for each view. Readers and networks are hashed with a salt that is in memory
 * for a day, and never written.
 */
export class ViewCounter {
  #waiting = new Map<string, Counted>()
  readonly #seen = new Map<string, number>()
  readonly #ofNetworks = new Map<string, number>()
  #day = ''
  #salt = ''
  #flushedAt: number

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    this.#flushedAt = clock.now().getTime()
  }

  /** Notes a view. */
  async note(view: View, { id, network }: Reader): Promise<void> {
    const now = this.clock.now()
    this.#beginDay(siteTime(now).slice(0, 10))
    const key = `${view.type} ${view.id}`
    const [ofReader, ofNetwork] = await Promise.all([
      sha256(`${this.#salt} ${key} ${id}`),
      sha256(`${this.#salt} ${key} ${network}`),
    ])
    if (!this.#isNew(ofReader, now.getTime()) || !this.#isWithinDay(ofNetwork)) return
    this.#waiting.set(key, { ...view, count: (this.#waiting.get(key)?.count ?? 0) + 1 })
    if (now.getTime() - this.#flushedAt >= FLUSH_MS) await this.flush()
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

  #beginDay(day: string): void {
    if (day === this.#day) return
    this.#day = day
    this.#salt = base64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
    this.#seen.clear()
    this.#ofNetworks.clear()
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

  #isWithinDay(key: string): boolean {
    const count = (this.#ofNetworks.get(key) ?? 0) + 1
    if (count > MAX_OF_NETWORK) return false
    this.#ofNetworks.delete(key)
    this.#ofNetworks.set(key, count)
    for (const old of this.#ofNetworks.keys()) {
      if (this.#ofNetworks.size <= MAX_READERS) break
      this.#ofNetworks.delete(old)
    }
    return true
  }
}
