import type { Db } from '../db/database'
import { turnEnd } from '../turns'
import { findSessions } from './access.queries'

/** A session and its owner, as the database knows them. */
export type Session = Awaited<ReturnType<typeof findSessions>>[number]

/** Token hashes that one query looks up, and its result. */
interface Batch {
  hashes: Set<string>
  found: Promise<ReadonlyMap<string, Session>>
}

/**
 * Loads sessions, with one query at a time for all requests that arrived since the previous one. A query is always
 * sent after the requests that it serves arrived, so each of them sees whether its session has ended. It is sent at the
 * end of a turn of the event loop: requests of several connections that arrive together share it.
 */
export class SessionLoader {
  #next: Batch | undefined
  #previous: Promise<unknown> = Promise.resolve()

  constructor(private readonly db: Db) {}

  /** The session whose token has this hash, if the account is alive; undefined for an unknown or ended one. */
  async find(tokenHash: string): Promise<Session | undefined> {
    this.#next ??= this.#open()
    this.#next.hashes.add(tokenHash)
    return (await this.#next.found).get(tokenHash)
  }

  #open(): Batch {
    const hashes = new Set<string>()
    const found = this.#previous.then(turnEnd).then(() => this.#ask(hashes))
    this.#previous = found.catch(() => undefined)
    return { hashes, found }
  }

  async #ask(hashes: Set<string>): Promise<ReadonlyMap<string, Session>> {
    this.#next = undefined
    const sessions = await findSessions(this.db, [...hashes])
    return new Map(sessions.map((session) => [session.tokenHash, session]))
  }
}
