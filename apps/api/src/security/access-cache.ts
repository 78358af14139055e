import type { Db } from '../db/database'
import { loadAccess, type Access } from './access'

const MAX_PEOPLE = 2_000

/** Keeps what people may do until their permission epoch or the organisation tree changes. */
export class AccessCache {
  readonly #entries = new Map<number, { stamp: string; access: Access }>()

  /** `stamp` comes with every session look-up, so a change is seen by the next request of every process. */
  async get(db: Db, userId: number, stamp: string): Promise<Access | undefined> {
    const known = this.#entries.get(userId)
    if (known?.stamp === stamp) return known.access
    const access = await loadAccess(db, userId)
    if (!access) return undefined
    this.#entries.delete(userId)
    this.#entries.set(userId, { stamp, access })
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > MAX_PEOPLE && !oldest.done) this.#entries.delete(oldest.value)
    return access
  }
}
