import type { Clock } from '../clock'
import type { Db } from '../db/database'
import { type LogName, logNames } from './chain'
import { findLastPlace, findPlace } from './log-rows.queries'

/** The place that a log had reached at a moment, as it is stored outside the database. */
export interface LogAnchor {
  log: LogName
  /** Number of the row, its place in the chain, and its seal. */
  id: number
  seq: number
  hash: string
  /** When the anchor was written, in ISO 8601. */
  at: string
  /** The log no longer has the row of the anchor before: rows were deleted or replaced. */
  isBroken?: boolean
}

/** Storage of anchors outside the database: a file, the log of the machine. */
export interface AnchorStore {
  /** Anchors of earlier runs, the oldest first. */
  earlier: readonly LogAnchor[]
  append: (anchors: readonly LogAnchor[]) => Promise<void>
}

/** Anchors that end with the process. */
export const noAnchorStore: AnchorStore = { earlier: [], append: () => Promise.resolve() }

/**
 * Anchors the ends of the logs outside the database, where a person with access to the database alone cannot follow.
 * Without them rows could be deleted from the end of a log unnoticed. An anchor is only replaced by a later one of the
 * same chain; once a chain has lost an anchor it stays broken.
 */
export class LogAnchors {
  readonly #last = new Map<LogName, LogAnchor>()

  constructor(
    private readonly db: Db,
    private readonly store: AnchorStore,
    private readonly clock: Clock,
    /** Called once for each log that has lost its anchor. */
    private readonly onBroken: (anchor: LogAnchor) => void = () => undefined,
  ) {
    for (const anchor of store.earlier) {
      // Several servers may write to one file: the line that is furthest on counts, and one that says broken.
      const known = this.#last.get(anchor.log)
      if (!known?.isBroken && (anchor.isBroken || !known || anchor.seq >= known.seq)) this.#last.set(anchor.log, anchor)
    }
  }

  /** The last anchor of a log. */
  last(log: LogName): LogAnchor | undefined {
    return this.#last.get(log)
  }

  /** Does the log still have the row of an anchor? */
  async isHeld(anchor: LogAnchor): Promise<boolean> {
    if (anchor.isBroken) return false
    const row = await findPlace(this.db, anchor.log, anchor.id)
    return row?.seq === anchor.seq && row.hash === anchor.hash
  }

  async #next(log: LogName): Promise<LogAnchor | undefined> {
    const known = this.last(log)
    if (known?.isBroken) return undefined
    const at = this.clock.now().toISOString()
    if (known && !(await this.isHeld(known))) return { ...known, at, isBroken: true }
    const end = await findLastPlace(this.db, log)
    if (!end || end.seq === null || end.hash === null || end.seq === known?.seq) return undefined
    return { log, id: end.id, seq: end.seq, hash: end.hash, at }
  }

  /** Writes an anchor for each log that has grown since the last one. */
  async advance(): Promise<void> {
    const anchors: LogAnchor[] = []
    for (const log of logNames) {
      const next = await this.#next(log)
      if (next) anchors.push(next)
    }
    if (anchors.length === 0) return
    await this.store.append(anchors)
    for (const anchor of anchors) {
      this.#last.set(anchor.log, anchor)
      if (anchor.isBroken) this.onBroken(anchor)
    }
  }
}
