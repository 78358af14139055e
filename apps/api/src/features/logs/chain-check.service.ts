import type { Schema } from '@doorway/api-client/types'
import type { LogName } from '../../audit/chain'
import { checkRows, linkOf } from '../../audit/check-chain'
import { siteTime } from '../../clock'
import type { Call } from '../../http/call'
import { forbidden, notFound } from '../../http/refusals'

const ROWS_PER_CALL = 20_000
const codes: Record<LogName, string> = { operation: 'log:oper:list', login: 'log:login:list', pii: 'log:pii:list' }

/** Recomputes the chain of a log from one row on. A call looks at so many rows that it ends well before any client gives up. */
export async function checkChain(call: Call<'verifyLogChain'>): Promise<Schema<'ChainCheck'>> {
  const { db, secrets, anchors, actor, query } = call
  const { afterId = 0, log = 'operation' } = query
  if (!actor.codes.has(codes[log])) throw forbidden()
  const after = afterId === 0 ? undefined : await linkOf(db, log, afterId)
  if (afterId !== 0 && !after) throw notFound()
  const anchoredAt = anchors.last(log)?.at
  const range = { after, limit: ROWS_PER_CALL }
  const { checked, broken, goesOnAfter } = await checkRows({ db, key: secrets.audit, anchors }, log, range)
  return {
    isIntact: !broken,
    checked,
    brokenId: broken?.row?.id ?? null,
    nextAfterId: goesOnAfter ?? null,
    ...(broken && { reason: broken.reason }),
    ...(broken?.row && { brokenAt: siteTime(broken.row.at) }),
    ...(anchoredAt && { anchoredAt: siteTime(new Date(anchoredAt)) }),
  }
}
