import { sql } from 'drizzle-orm'
import type { Db } from './database'
import { onlyRow } from './only-row'
import { prepared } from './prepared'

/** What was read of the content, as a request sees it. */
export interface Contents {
  /** The number that grows with every change of content, those of other servers included. */
  version: () => Promise<number>
  /** The result of `read`, cached until any content changes. `key` identifies the query with all its parameters. */
  getOrLoad: <Result>(key: string, read: () => Promise<Result>) => Promise<Result>
}

const versionQuery = (db: Db) =>
  db
    .select({ version: sql<number>`version::int` })
    .from(sql`data_version`)
    .where(sql`name = 'content'`)

/**
 * What was read of the content, held until any of it changes. One number in the database counts the changes; every
 * request sees it as it was after the request came in, and requests that wait together share one question.
 */
export class ContentCache implements Contents {
  #version = -1
  readonly #held = new Map<string, Promise<unknown>>()
  #next: Promise<number> | undefined
  #previous: Promise<unknown> = Promise.resolve()

  constructor(private readonly db: Db) {}

  version(): Promise<number> {
    this.#next ??= this.#open()
    return this.#next
  }

  async getOrLoad<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    await this.version()
    return this.#recall(key, read)
  }

  /**
   * A view of the cache for one request, which queries the version at most once; not at all where the caller has
   * loaded it together with something else, after the request arrived.
   */
  forRequest(loaded?: number): Contents {
    let requested: Promise<number> | undefined
    const version = () => (requested ??= loaded === undefined ? this.version() : Promise.resolve(this.#observe(loaded)))
    return {
      version,
      getOrLoad: async (key, read) => {
        await version()
        return this.#recall(key, read)
      },
    }
  }

  #recall<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key identifies the query, whose result has the type of `read`
    const known = this.#held.get(key) as Promise<Result> | undefined
    if (known) return known
    // A drizzle statement is a thenable that is sent again with each await, hence the real promise.
    const result = Promise.resolve(read())
    this.#held.set(key, result)
    // A failed query is not cached.
    result.catch(() => this.#held.delete(key))
    return result
  }

  #open(): Promise<number> {
    const found = this.#previous.then(() => this.#ask())
    this.#previous = found.catch(() => undefined)
    return found
  }

  async #ask(): Promise<number> {
    this.#next = undefined
    return this.#observe(onlyRow(await prepared(this.db, 'content version', versionQuery).execute()).version)
  }

  /** Discards what was read before this version. */
  #observe(version: number): number {
    if (version !== this.#version) this.#held.clear()
    this.#version = version
    return version
  }
}
