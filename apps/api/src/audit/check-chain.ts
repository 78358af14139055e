import type { Db } from '../db/database'
import { type ChainLink, chainStart, type LogName, nextLink } from './chain'
import type { LogAnchor, LogAnchors } from './log-anchors'
import {
  findHead,
  findLastPlace,
  findPlace,
  findPlaceAfter,
  hasSeq,
  listRows,
  type StoredRow,
} from './log-rows.queries'

/**
 * Why a chain is broken at a row: it was changed; it was inserted without the key; rows before it are missing; it is
 * not in its place; rows after it are missing from the end of the log.
 */
export type BreakReason = 'changed' | 'inserted' | 'missing' | 'reordered' | 'truncated'

/** Where a chain is broken. */
export interface ChainBreak {
  reason: BreakReason
  /** The first row that does not fit; undefined for a log that has lost all its rows. */
  row: { id: number; at: Date } | undefined
}

/** What a check of a part of a log found. */
export interface ChainFinding {
  /** Rows that were looked at. */
  checked: number
  broken: ChainBreak | undefined
  /** The number of the last row that was looked at; undefined when the end was reached. */
  goesOnAfter: number | undefined
}

/** The parts that a check needs. */
export interface ChainParts {
  db: Db
  /** The key of the logs. */
  key: CryptoKey
  anchors: LogAnchors
}

const STEP = 1_000

async function breakAt<Log extends LogName>(
  { db, key }: ChainParts,
  log: Log,
  previous: ChainLink,
  row: StoredRow<Log>,
): Promise<ChainBreak | undefined> {
  const { seq, prevHash, hash } = row
  if (seq === null || prevHash === null) return { reason: 'inserted', row }
  const sealed = await nextLink(key, log, { seq: seq - 1, hash: prevHash }, row)
  if (sealed.hash !== hash) return { reason: 'changed', row }
  const expected = previous.seq + 1
  if (seq === expected) return prevHash === previous.hash ? undefined : { reason: 'missing', row }
  const isElsewhere = seq < expected || (await hasSeq(db, log, expected))
  return { reason: isElsewhere ? 'reordered' : 'missing', row }
}

/** Rows are missing from the end when the log has not reached its head or its anchor, or has other rows there. */
async function breakAtEnd(
  { db, anchors }: ChainParts,
  log: LogName,
  last: ChainLink,
  goal: { head: ChainLink; anchor: LogAnchor | undefined },
): Promise<ChainBreak | undefined> {
  const { head, anchor } = goal
  if (anchor && !(await anchors.isHeld(anchor))) {
    const row = (await findPlaceAfter(db, log, anchor.id)) ?? (await findLastPlace(db, log))
    return { reason: 'truncated', row }
  }
  const isShort = last.seq < head.seq || (last.seq === head.seq && last.hash !== head.hash)
  return isShort ? { reason: 'truncated', row: await findLastPlace(db, log) } : undefined
}

/**
 * Checks the seals of a log from one row on, `limit` rows at most, and at its end that none are missing. Rows that are
 * appended meanwhile do not disturb it.
 */
export async function checkRows(
  parts: ChainParts,
  log: LogName,
  { after, limit }: { after: (ChainLink & { id: number }) | undefined; limit: number },
): Promise<ChainFinding> {
  const { db, anchors } = parts
  const { seq, hash } = { seq: null, hash: '', ...(await findHead(db, log)) }
  const goal = { head: { seq: seq ?? 0, hash }, anchor: anchors.last(log) }
  let last: ChainLink = after ?? chainStart
  let lastId = after?.id ?? 0
  for (let checked = 0; checked < limit;) {
    const rows = await listRows(db, log, lastId, STEP)
    for (const row of rows) {
      checked += 1
      const broken = await breakAt(parts, log, last, row)
      if (broken) return { checked, broken, goesOnAfter: undefined }
      last = { seq: row.seq ?? 0, hash: row.hash ?? '' }
      lastId = row.id
    }
    if (rows.length < STEP) return { checked, broken: await breakAtEnd(parts, log, last, goal), goesOnAfter: undefined }
  }
  return { checked: limit, broken: undefined, goesOnAfter: lastId }
}

/** The link of a row that a check goes on after; undefined when there is no such row. */
export async function linkOf(db: Db, log: LogName, id: number): Promise<(ChainLink & { id: number }) | undefined> {
  const row = await findPlace(db, log, id)
  return row && { id, seq: row.seq ?? 0, hash: row.hash ?? '' }
}
