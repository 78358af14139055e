import { LRUCache } from 'lru-cache'
import type { Db } from '../db/database'
import { loadAccess, type Access } from './access'

const MAX_USERS = 2_000

/** Caches what users may do, until their permission epoch or the organization tree changes. */
export class AccessCache {
  readonly #entries = new LRUCache<number, { stamp: string; access: Access }>({ max: MAX_USERS })

  /** `stamp` comes with every session that is loaded, so each process sees a change with its next request. */
  async get(db: Db, userId: number, stamp: string): Promise<Access | undefined> {
    const cached = this.#entries.get(userId)
    if (cached?.stamp === stamp) return cached.access
    const access = await loadAccess(db, userId)
    if (!access) return undefined
    this.#entries.set(userId, { stamp, access })
    return access
  }
}
