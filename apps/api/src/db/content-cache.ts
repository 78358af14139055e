import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from './database'

/** What was read of the content, as a request sees it. */
export interface Contents {
  /** The number that grows with every change of content, those of other servers included. */
  version: () => Promise<number>
  /** The answer of `read`, from memory while no content has changed. `key` names the question with all it depends on. */
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

  /** The same for one request: it asks for the number when it first needs it, and not again. */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key stands for the question, whose answer has the reader's type
    const known = this.#held.get(key) as Promise<Result> | undefined
    if (known) return known
    // A statement that is still to be sent is a promise to drizzle as well: kept as it is, it would be sent at every turn.
    const result = Promise.resolve(read())
    this.#held.set(key, result)
    // What failed is asked again the next time.
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
    const [row] = await rowsOf<{ version: number }>(
      this.db,
      sql`select version::int as version from data_version where name = 'content'`,
    )
    const version = row?.version ?? 0
    if (version !== this.#version) this.#held.clear()
    this.#version = version
    return version
  }
}
