import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database'
import { onlyRow } from './only-row'

/** What was read of the content, as a request sees it. */
export interface Contents {
  /** The number that grows with every change of content, those of other servers included. */
  version: () => Promise<number>
  /** The result of `read`, cached until any content changes. `key` identifies the query with all its parameters. */
  getOrLoad: <Result>(key: string, read: () => Promise<Result>) => Promise<Result>
}

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

  /** A view of the cache for one request, which queries the version at most once. */
  forRequest(): Contents {
    let requested: Promise<number> | undefined
    const version = () => (requested ??= this.version())
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
    const { version } = onlyRow(
      await rowsOf<{ version: number }>(
        this.db,
        sql`select version::int as version from data_version where name = 'content'`,
      ),
    )
    if (version !== this.#version) this.#held.clear()
    this.#version = version
    return version
  }
}
