import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { listOrganiserIds } from '../competitions/organisers.queries'
import { notifyMany } from '../notifications/notify'
import { declinePanels, lockInvitations } from './invitations.queries'
import { ASSIGN_CODE, MIN_REASON, roundState } from './judging.policy'
import { requireRound } from './judging.service'

/** Declines to judge in a round, before the agreement is signed; organisers get the reason and assign the works to others. */
export function decline(call: Call<'declineJudgeInvitation'>): Promise<{ state: 'declined' }> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const panels = await lockInvitations(tx, actor.userId, body.roundId)
    const round = await requireRound(tx, actor.userId, body.roundId)
    const now = clock.now()
    if (roundState(round, round.competitionState, now) === 'closed') throw refuse('ROUND_CLOSED', 'judging.closed')
    if (panels.some(({ hasSigned }) => hasSigned)) throw refuse('AGREEMENT_SIGNED', 'judging.signedBefore')
    if (panels.length === 0) throw notFound()
    const reason = body.reason.trim()
    if (reason.length < MIN_REASON) throw invalidFields([{ field: 'reason', key: 'judging.declineReason' }])
    await declinePanels(tx, { judgeId: actor.userId, roundId: round.id, reason, now })
    const facts = { judge: actor.name, competition: round.competitionName, round: round.name, reason }
    await notifyMany(tx, call, {
      userIds: await listOrganiserIds(tx, round.competitionId, ASSIGN_CODE),
      event: 'judging.declined',
      facts: { ...facts, panel: panels.map(({ name }) => name).join('、') },
      link: `/judge-management?competition=${round.competitionId}`,
    })
    const target = { type: 'judge-round', id: round.id, label: round.name }
    await recordOperation(tx, call, {
      action: 'judging.decline',
      permissionCode: 'judge:task',
      target,
      facts: { reason },
    })
    return { state: 'declined' }
  })
}
