import type { Db } from '../db/database'
import { type ChainLink, chainStart, type LogName, type LogRows, nextLink } from './chain'
import { insertAfter, type SealedRow } from './log-rows.queries'

/** Where this process has last seen the heads of the logs. Wrong after a rollback, and when another server has written. */
const lastLinks = new WeakMap<CryptoKey, Map<LogName, ChainLink>>()

function linksOf(key: CryptoKey): Map<LogName, ChainLink> {
  const known = lastLinks.get(key) ?? new Map<LogName, ChainLink>()
  lastLinks.set(key, known)
  return known
}

async function sealed<Log extends LogName>(key: CryptoKey, log: Log, after: ChainLink, rows: readonly LogRows[Log][]) {
  let last = after
  const sealedRows: SealedRow<Log>[] = []
  for (const row of rows) {
    const next = await nextLink(key, log, last, row)
    sealedRows.push({ ...row, ...next, prevHash: last.hash })
    last = next
  }
  return { rows: sealedRows, last }
}

/**
 * Appends rows to a log, in the transaction of what they report. Writers of one log wait here for each other until
 * the end of the transaction, so append last.
 */
export async function appendRows<Log extends LogName>(
  tx: Db,
  key: CryptoKey,
  log: Log,
  rows: readonly LogRows[Log][],
): Promise<void> {
  if (rows.length === 0) return
  const links = linksOf(key)
  // The rows are sealed after the head as it was last seen, which is nearly always right and saves a query. The
  // first result locks the head, so the second attempt is right.
  let previous = links.get(log) ?? chainStart
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const batch = await sealed(key, log, previous, rows)
    // Before it is inserted: those who append meanwhile wait for this transaction and go on after it.
    links.set(log, batch.last)
    const { isInserted, head } = await insertAfter(tx, log, previous, batch)
    if (isInserted) return
    if (head.seq === null) throw new Error(`The ${log} log has rows without seals. A server seals them when it starts.`)
    previous = { seq: head.seq, hash: head.hash }
  }
  throw new Error(`The head of the ${log} log moved although it was locked.`)
}
