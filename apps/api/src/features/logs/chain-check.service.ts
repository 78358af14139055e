import type { Schema } from '@doorway/api-client/types'
import { chainHash } from '../../audit/chain'
import type { Call } from '../../http/call'
import { notFound } from '../../http/refusals'
import { findChainHash, listChain } from './logs.queries'

const STEP = 1_000
const ROWS_PER_CALL = 20_000

/** Recomputes the chain from one row on. A call looks at so many rows that it ends well before any client gives up. */
export async function checkChain({ db, query }: Call<'verifyLogChain'>): Promise<Schema<'ChainCheck'>> {
  const { afterId = 0 } = query
  let prevHash = afterId === 0 ? '' : await findChainHash(db, afterId)
  if (prevHash === undefined) throw notFound()
  let lastId = afterId
  for (let checked = 0; checked < ROWS_PER_CALL;) {
    const rows = await listChain(db, lastId, STEP)
    for (const row of rows) {
      checked += 1
      const isRight = row.prevHash === prevHash && row.hash === (await chainHash(prevHash, row))
      if (!isRight) return { isIntact: false, checked, brokenId: row.id, nextAfterId: null }
      prevHash = row.hash
      lastId = row.id
    }
    if (rows.length < STEP) return { isIntact: true, checked, brokenId: null, nextAfterId: null }
  }
  return { isIntact: true, checked: ROWS_PER_CALL, brokenId: null, nextAfterId: lastId }
}
