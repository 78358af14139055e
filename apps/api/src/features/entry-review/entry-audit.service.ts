import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperations } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { invalidFields, refuse, Refusal } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { type SentenceKey, translate } from '../../strings/translate'
import { notify } from '../notifications/notify'
import { findOrganizationPosition } from '../users/user-references.queries'
import { disqualifyWorksOf, lockEntries, type ManagedEntryRow, updateEntryStates } from './managed-entries.queries'
import { updateWorkStates } from './managed-works.queries'

type Audit = Call<'auditEntries'>
type Result = Schema<'ManagedEntry'>['state']

const REASON_MIN = 5
const CODE = 'comp:entry:audit'
const nextStates = { pass: 'school_passed', return: 'returned', void: 'void' } as const
const events = { pass: 'entry.passed', return: 'entry.returned', void: 'entry.voided' } as const

/** States from which each decision leads on. */
const from: Record<Audit['body']['decision'], readonly Result[]> = {
  pass: ['submitted'],
  return: ['submitted', 'school_passed'],
  void: ['submitted', 'school_passed', 'returned'],
}

/** The reason of a decision; absent for passing, at least five characters otherwise. */
export function requireReason(reason: string | undefined, isNeeded: boolean): string | null {
  const text = reason?.trim()
  if (!isNeeded) return text || null
  if (text === undefined || text.length < REASON_MIN)
    throw invalidFields([{ field: 'reason', key: 'entryReview.reasonRequired' }])
  return text
}

/** Why an entry is not changed; undefined when it is. */
async function refusalOf({ db, actor, body }: Audit, entry: ManagedEntryRow): Promise<SentenceKey | undefined> {
  if (entry.competitionState !== 'announced') return 'entryReview.competitionOver'
  if (!from[body.decision].includes(entry.state)) return 'entryReview.wrongEntryState'
  if (body.decision !== 'void') return undefined
  const organiser = await findOrganizationPosition(db, entry.organiserOrgId)
  const isOrganiser =
    actor.codes.has('comp:edit') && organiser !== undefined && coversPosition(actor.scopeOf('comp:edit'), organiser)
  return isOrganiser ? undefined : 'entryReview.organiserOnly'
}

/** Passes, returns or voids entries in scope. Each on its own: what is refused is named and stays as it is. */
export function auditEntriesIn(call: Audit): Promise<{ changed: number; failed: { id: number; msg: string }[] }> {
  const { db, actor, clock, body, origin } = call
  const reason = requireReason(body.reason, body.decision !== 'pass')
  const ids = [...new Set(body.ids)]
  return db.transaction(async (tx) => {
    const scope = actor.scopeOf(CODE)
    const found = (await lockEntries(tx, ids)).filter(
      ({ position, state }) => state !== 'draft' && coversPosition(scope, position),
    )
    const decided: ManagedEntryRow[] = []
    const failed = ids
      .filter((id) => !found.some((entry) => entry.id === id))
      .map((id) => ({ id, msg: translate(origin.locale, 'http.notFound') }))
    for (const entry of found) {
      const refusal = await refusalOf({ ...call, db: tx }, entry)
      if (refusal) failed.push({ id: entry.id, msg: translate(origin.locale, refusal) })
      else decided.push(entry)
    }
    if (decided.length === 0 && ids.length === 1) throw singleRefusal(found, failed)
    const decidedIds = decided.map(({ id }) => id)
    const now = clock.now()
    if (decided.length > 0) {
      const change = { state: nextStates[body.decision], stateReason: reason, updatedAt: now, updatedBy: actor.userId }
      await updateEntryStates(tx, decidedIds, change)
    }
    if (body.decision === 'void') {
      const workIds = await disqualifyWorksOf(tx, decidedIds)
      await updateWorkStates(tx, workIds, { state: 'disqualified', reason, actorId: actor.userId, at: now })
    }
    for (const entry of decided) {
      const facts = { name: entry.competitionName, topic: entry.topic, reason: reason ?? '-' }
      await notify(tx, call, { userId: entry.applicantId, event: events[body.decision], facts })
    }
    const difference = await Promise.all(
      decided.map(({ state }) => differenceOf(call.secrets, { state }, { state: nextStates[body.decision] })),
    )
    await recordOperations(
      tx,
      call,
      decided.map((entry, index) => ({
        action: `entry.${body.decision}`,
        permissionCode: CODE,
        target: { type: 'competition-entry', id: entry.id, label: entry.topic },
        difference: difference[index],
        ...(reason !== null && { facts: { reason } }),
      })),
    )
    return { changed: decided.length, failed }
  })
}

/** One record alone is refused as a whole: out of scope is not there, else the sentence is the message. */
function singleRefusal(found: readonly ManagedEntryRow[], failed: readonly { msg: string }[]): Refusal {
  if (found.length === 0) return new Refusal(404, 'NOT_FOUND', 'http.notFound')
  const [first] = failed
  return refuse('ENTRY_STATE', 'entryReview.refused', { reason: first ? first.msg : '' })
}
