import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { windowOf } from '../../db/page-window'
import type { Db } from '../../db/database'
import type { Actor, Call } from '../../http/call'
import { forbidden, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { notify } from '../notifications/notify'
import { AUDIT, mayDecide, presentManagedResource, presentResourceDetail } from './managed-resources.presenter'
import {
  changeResource,
  countOpenReports,
  countStates,
  findManaged,
  insertReview,
  lockResource,
  type ManagedFilter,
  type ManagedResource,
  pageManaged,
} from './managed-resources.queries'

const LIST = 'res:list'
const RECOMMEND = 'res:recommend'
const MIN_REASON = 5

type Decision = Call<'auditResource'>['body']['decision']
type Change = Call<'auditResource'> | Call<'recommendResource'>

/** States from which a decision leads on. */
const from: Record<Decision, readonly ManagedResource['state'][]> = {
  pass: ['pending', 'off_shelf'],
  return: ['pending'],
  off: ['on_shelf'],
}
const to = { pass: 'on_shelf', return: 'returned', off: 'off_shelf' } as const

type Counts = Awaited<ReturnType<typeof countStates>>

function countOf(counts: Counts, state: ManagedResource['state']): number {
  if (state === 'on_shelf') return counts.published
  return state === 'off_shelf' ? counts.withdrawn : counts[state === 'returned' ? 'returned' : 'pending']
}

/** One page of the resources that the caller may see, with the counts of all states. */
export async function readManagedPage({
  db,
  actor,
  body,
}: Call<'queryPageResources'>): Promise<Schema<'ManagedResourcePage'>> {
  const { currentPage, pageSize, t = {} } = body
  const { state = 'pending', isReviewable = false } = t
  const filter: ManagedFilter = {
    scope: actor.scopeOf(LIST),
    conditions: t,
    reviewed: actor.scopeOf(AUDIT),
    reviewerId: isReviewable ? actor.userId : undefined,
  }
  const [rows, counts, reports] = await Promise.all([
    pageManaged(db, filter, { ...windowOf(currentPage, pageSize), state }),
    countStates(db, filter),
    actor.codes.has(AUDIT) ? countOpenReports(db, actor.scopeOf(AUDIT)) : 0,
  ])
  return {
    data: rows.map((row) => presentManagedResource(row, actor)),
    total: countOf(counts, state),
    currentPage,
    pageSize,
    counts: { ...counts, reports },
  }
}

/** The resource if its school is in the caller's scope with this code; otherwise it is not there. */
export async function requireManaged(db: Db, actor: Actor, code: string, id: number): Promise<ManagedResource> {
  const resource = await findManaged(db, id, actor.scopeOf(AUDIT))
  if (!resource || !coversPosition(actor.scopeOf(code), resource.position)) throw notFound()
  return resource
}

/** One resource with its files and decisions. */
export async function readResource(call: Call<'getResource'>): Promise<Schema<'ManagedResourceDetail'>> {
  return presentResourceDetail(call.db, call, await requireManaged(call.db, call.actor, LIST, call.query.id))
}

async function requireChangeable(tx: Db, call: Change, code: string): Promise<ManagedResource> {
  const { actor, body } = call
  await lockResource(tx, body.id)
  const resource = await requireManaged(tx, actor, code, body.id)
  if (body.version !== resource.version) throw versionConflict(await presentResourceDetail(tx, call, resource))
  return resource
}

async function current(tx: Db, call: Change): Promise<Schema<'ManagedResourceDetail'>> {
  const resource = await findManaged(tx, call.body.id, call.actor.scopeOf(AUDIT))
  if (!resource) throw notFound()
  return presentResourceDetail(tx, call, resource)
}

/** Writes a decision about a resource and where it stands after it. */
export async function decide(
  tx: Db,
  { actor, clock }: Pick<Call<'auditResource'>, 'actor' | 'clock'>,
  { resource, decision, reason }: { resource: ManagedResource; decision: Decision; reason: string | null },
): Promise<void> {
  const at = clock.now()
  await insertReview(tx, { resourceId: resource.id, reviewerId: actor.userId, decision, reason, at })
  const facts = { title: resource.title, ...(reason !== null && { reason }) }
  await notify(tx, { clock }, { userId: resource.ownerId, event: `resource.${decision}`, facts })
  await changeResource(tx, resource.id, {
    state: to[decision],
    updatedAt: at,
    updatedBy: actor.userId,
    // A resource that is published again stays as old as it is.
    ...(decision === 'pass' && { publishAt: resource.publishAt ?? at }),
    ...(decision === 'off' && { quality: 0 }),
  })
}

/** Passes, returns or takes off a resource. The reviewer's scope has all readers of its range. */
export async function auditResource(call: Call<'auditResource'>): Promise<Schema<'ManagedResourceDetail'>> {
  const { db, actor, body } = call
  const { decision, reason = '' } = body
  if (decision !== 'pass' && reason.trim().length < MIN_REASON)
    throw invalidFields([{ field: 'reason', key: 'resources.reasonRequired' }])
  return db.transaction(async (tx) => {
    const resource = await requireChangeable(tx, call, AUDIT)
    if (resource.ownerId === actor.userId) throw refuse('OWN_RESOURCE', 'resources.own')
    if (!mayDecide(actor, resource)) throw forbidden()
    if (!from[decision].includes(resource.state)) throw refuse('RESOURCE_STATE', 'resources.otherState')
    await decide(tx, call, { resource, decision, reason: reason.trim() || null })
    await recordOperation(tx, call, {
      action: `resource.${decision}`,
      permissionCode: AUDIT,
      target: { type: 'resource', id: resource.id, label: resource.title },
      facts: { ...(reason.trim() && { reason: reason.trim() }) },
    })
    return current(tx, call)
  })
}

/** Puts a resource among the recommended ones, or takes it from there. */
export async function recommendResource(call: Call<'recommendResource'>): Promise<Schema<'ManagedResourceDetail'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const resource = await requireChangeable(tx, call, RECOMMEND)
    if (resource.ownerId === actor.userId) throw refuse('OWN_RESOURCE', 'resources.own')
    // First in the lists of all readers of its range: the right has to reach as far.
    const reached = await findManaged(tx, resource.id, actor.scopeOf(RECOMMEND))
    if (!reached?.isRangeInScope) throw forbidden()
    if (resource.state !== 'on_shelf') throw refuse('RESOURCE_STATE', 'resources.otherState')
    await changeResource(tx, resource.id, {
      quality: body.isRecommended ? 1 : 0,
      updatedAt: clock.now(),
      updatedBy: actor.userId,
    })
    await recordOperation(tx, call, {
      action: 'resource.recommend',
      permissionCode: RECOMMEND,
      target: { type: 'resource', id: resource.id, label: resource.title },
      facts: { isRecommended: body.isRecommended },
    })
    return current(tx, call)
  })
}
