import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import { violatedConstraint } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { forbidden, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import {
  closeChange,
  findPolicy,
  insertChange,
  listChanges,
  lockOpenChange,
  lockPolicy,
  type PolicyChange,
  type PolicyValues,
  updatePolicy,
} from './security-policy.queries'

const EDIT = 'sys:policy:edit'
const APPROVE = 'sys:policy:approve'
const MIN_REASON = 5
const targetOf = (id: number) => ({ type: 'securityPolicy', id })

const logged = ({ lockFailures, idleMinutes, passwordDays }: PolicyValues) => ({
  lockFailures,
  idleMinutes,
  passwordDays,
})

function presentChange(change: PolicyChange, userId: number): Schema<'SecurityPolicyChange'> {
  const { proposedBy, proposedAt, decidedAt, ...rest } = change
  return {
    ...rest,
    isOwn: proposedBy === userId,
    proposedAt: siteTime(new Date(proposedAt)),
    decidedAt: decidedAt === null ? null : siteTime(new Date(decidedAt)),
  }
}

/** The policy in force with the latest changes. */
export async function readPolicy({ db, actor }: Pick<AnyCall, 'db' | 'actor'>): Promise<Schema<'SecurityPolicy'>> {
  const changes = await listChanges(db)
  return { policy: await findPolicy(db), changes: changes.map((change) => presentChange(change, actor.userId)) }
}

/** Proposes values; another person puts them in force. */
export async function proposePolicy(call: Call<'proposeSecurityPolicy'>): Promise<Schema<'SecurityPolicy'>> {
  const { db, actor, body, clock } = call
  const reason = body.reason.trim()
  if (reason.length < MIN_REASON) throw invalidFields([{ field: 'reason', key: 'securityPolicy.reasonRequired' }])
  await db
    .transaction(async (tx) => {
      const current = await lockPolicy(tx)
      if (body.version !== undefined && body.version !== current.version) throw versionConflict(current)
      const difference = await differenceOf(call.secrets, logged(current), logged(body))
      if (Object.keys(difference).length === 0) throw refuse('POLICY_UNCHANGED', 'securityPolicy.unchanged')
      const id = await insertChange(tx, { ...logged(body), reason, proposedBy: actor.userId, at: clock.now() })
      const operation = { action: 'securityPolicy.propose' as const, permissionCode: EDIT, target: targetOf(id) }
      await recordOperation(tx, call, { ...operation, difference, facts: { reason } })
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === undefined) throw error
      throw refuse('POLICY_PENDING', 'securityPolicy.pending')
    })
  return readPolicy(call)
}

/** Puts a proposal of another person in force, or declines it; who proposed it may withdraw it. */
export async function decidePolicy(call: Call<'decideSecurityPolicy'>): Promise<Schema<'SecurityPolicy'>> {
  const { db, actor, body, clock } = call
  const { id, decision } = body
  await db.transaction(async (tx) => {
    // First, as a proposal does: the other order would let the two wait for each other.
    const current = await lockPolicy(tx)
    const change = await lockOpenChange(tx, id)
    if (!change) throw notFound()
    const isOwn = change.proposedBy === actor.userId
    if (decision === 'withdrawn' ? !isOwn : !actor.codes.has(APPROVE)) throw forbidden()
    if (decision !== 'withdrawn' && isOwn) throw refuse('OWN_PROPOSAL', 'securityPolicy.own')
    await closeChange(tx, id, { state: decision, decidedBy: actor.userId, at: clock.now() })
    if (decision === 'approved') await updatePolicy(tx, change)
    await recordOperation(tx, call, {
      action: `securityPolicy.${decision}`,
      permissionCode: decision === 'withdrawn' ? EDIT : APPROVE,
      target: targetOf(id),
      ...(decision === 'approved' && { difference: await differenceOf(call.secrets, logged(current), logged(change)) }),
    })
  })
  return readPolicy(call)
}
