import type { Db } from '../db/database'
import { type ChainLink, chainStart, type LogName, logNames, nextLink } from './chain'
import { findHead, listRows, lockHead, sealRows } from './log-rows.queries'

const STEP = 1_000

async function sealLog(tx: Db, key: CryptoKey, log: LogName): Promise<void> {
  // Another server may have sealed it while this one waited.
  if ((await lockHead(tx, log)).seq !== null) return
  let link: ChainLink = chainStart
  for (let afterId = 0; ;) {
    const rows = await listRows(tx, log, afterId, STEP)
    const sealed = []
    for (const row of rows) {
      const next = await nextLink(key, log, link, row)
      sealed.push({ id: row.id, ...next, prevHash: link.hash })
      link = next
      afterId = row.id
    }
    await sealRows(tx, log, sealed, link)
    if (rows.length < STEP) return
  }
}

/** Seals the rows of logs that were written before logs were chained by key. Later starts find nothing to do. */
export async function sealLogs(db: Db, key: CryptoKey): Promise<void> {
  for (const log of logNames) {
    const head = await findHead(db, log)
    if (head?.seq === null) await db.transaction((tx) => sealLog(tx, key, log))
  }
}
