import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { forbidden, notFound } from '../../http/refusals'
import type { Feature } from '../feature'
import { decide, listOpen, type OpenConfirmation } from './confirmations.queries'
import { isConfirmer } from './second-person'

function presentConfirmation(row: OpenConfirmation, userId: number): Schema<'Confirmation'> {
  const { requestedAt, expiresAt, confirmedAt, requestedBy, ...rest } = row
  return {
    ...rest,
    requestedAt: siteTime(requestedAt),
    expiresAt: siteTime(expiresAt),
    isConfirmed: confirmedAt !== null,
    isOwn: requestedBy === userId,
  }
}

/** Open requests: one's own, and for those who confirm the ones of others. */
const listConfirmations: Handler<'listConfirmations'> = async ({ db, actor, clock }) => {
  const rows = await listOpen(db, { userId: actor.userId, now: clock.now(), isConfirmer: isConfirmer(actor) })
  return ok(rows.map((row) => presentConfirmation(row, actor.userId)))
}

/** Confirms or declines a request of another person about another person. */
const decideConfirmation: Handler<'decideConfirmation'> = async (call) => {
  const { db, actor, clock, body } = call
  if (!isConfirmer(actor)) throw forbidden()
  const isConfirmed = body.isConfirmed === '1'
  await db.transaction(async (tx) => {
    const decided = await decide(tx, body.id, { userId: actor.userId, now: clock.now(), isConfirmed })
    if (!decided) throw notFound()
    await recordOperation(tx, call, {
      action: isConfirmed ? 'confirmation.confirm' : 'confirmation.decline',
      target: { type: 'user', id: decided.targetId },
      facts: { action: decided.action, requestedBy: decided.requestedBy },
    })
  })
  return ok(null, isConfirmed ? 'users.confirmed' : 'users.declined')
}

/** Operations of this feature. */
export const confirmationsFeature: Feature = { signedIn: { listConfirmations, decideConfirmation } }
