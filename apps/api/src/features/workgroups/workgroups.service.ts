import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { type Clock, parseSiteTime, siteTime } from '../../clock'
import type { Db } from '../../db/database'
import { safeHtml } from '../../html/safe-html'
import { requireCode } from '../../http/authorization'
import type { Actor, Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { coversArea, coversPosition } from '../../security/scope'
import { findArea } from '../areas/areas.queries'
import { findSchoolById } from '../organizations/organizations.queries'
import { listStageIds, listSubjectPairs } from '../users/user-references.queries'
import {
  leaderOf,
  loggedMembers,
  memberFaults,
  presentMembers,
  requireMembers,
  writeMembers,
} from './workgroup-members.service'
import { presentWorkgroup, stateOf } from './workgroups.presenter'
import {
  findWorkgroup,
  insertWorkgroup,
  lockWorkgroup,
  type MemberRecord,
  updateWorkgroup,
  type WorkgroupRecord,
} from './workgroups.queries'

type Save = Call<'insertOrUpdateWorkgroup'>

const NAME_MAX = 100
const SUMMARY_MAX = 300
const targetOf = ({ id, name }: WorkgroupRecord) => ({ type: 'workgroup', id, label: name })

/** The day at the site, `yyyy-MM-dd`. */
export const todayOf = (clock: Clock) => siteTime(clock.now()).slice(0, 10)

/** The workgroup if its organization is in the caller's scope with this code; otherwise it is not there. */
export async function requireWorkgroup(db: Db, actor: Actor, code: string, id: number): Promise<WorkgroupRecord> {
  const group = await findWorkgroup(db, id)
  if (!group || !coversPosition(actor.scopeOf(code), group.position)) throw notFound()
  return group
}

/** A workgroup for its editor; the experts of a jury are for those who choose them. */
export async function readWorkgroup(
  { db, actor, clock }: Pick<Save, 'db' | 'actor' | 'clock'>,
  group: WorkgroupRecord,
): Promise<Schema<'WorkgroupDetail'>> {
  const members = maySeeMembers(actor, group) ? await presentMembers(db, group.id) : []
  return presentWorkgroup(group, members, todayOf(clock))
}

/** Experts of a jury are shown to holders of wg:member alone (domain 4, J6). */
export const maySeeMembers = (actor: Actor, { kind }: WorkgroupRecord) =>
  kind !== 'judge_group' || actor.codes.has('wg:member')

function textFaults({ name, summary }: Save['body'], isNew: boolean): FieldFault[] {
  const faults: FieldFault[] = []
  if (name === undefined ? isNew : name.trim() === '') faults.push({ field: 'name', key: 'workgroups.nameRequired' })
  if (name !== undefined && name.trim().length > NAME_MAX) faults.push({ field: 'name', key: 'problem.long' })
  if (summary !== undefined && summary.length > SUMMARY_MAX)
    faults.push({ field: 'summary', key: 'workgroups.summaryTooLong' })
  return faults
}

function timeFaults({ validFrom, validTo }: Save['body'], known?: WorkgroupRecord): FieldFault[] {
  const faults: FieldFault[] = []
  const from = validFrom ?? known?.validFrom
  const to = validTo === undefined ? known?.validTo : validTo
  if (from === undefined || !parseSiteTime(from)) faults.push({ field: 'validFrom', key: 'workgroups.fromRequired' })
  else if (to && (!parseSiteTime(to) || to < from)) faults.push({ field: 'validTo', key: 'workgroups.endBeforeStart' })
  return faults
}

function requireValid(body: Save['body'], known?: WorkgroupRecord): void {
  const isNew = known === undefined
  const faults = textFaults(body, isNew)
  if (isNew && body.kind === undefined) faults.push({ field: 'kind', key: 'workgroups.kindRequired' })
  if (isNew && body.orgId === undefined) faults.push({ field: 'orgId', key: 'workgroups.orgRequired' })
  faults.push(...timeFaults(body, known))
  faults.push(...memberFaults(body.members ?? (isNew ? [] : undefined)))
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

/** The area of the group: what the caller chose in scope, or that of the organization. */
async function areaOf(tx: Db, { actor, body }: Save, code: string, known?: WorkgroupRecord): Promise<string> {
  const scope = actor.scopeOf(code)
  const orgId = required(body.orgId ?? known?.orgId, 'organization')
  const school = await findSchoolById(tx, orgId)
  if (orgId !== known?.orgId && (!school || !coversPosition(scope, school.lft))) throw notFound()
  const areaCode = body.areaCode ?? (body.areaCode === undefined ? known?.areaCode : undefined) ?? school?.areaCode
  if (!areaCode) throw invalidFields([{ field: 'areaCode', key: 'workgroups.areaRequired' }])
  if (areaCode === known?.areaCode || areaCode === school?.areaCode) return areaCode
  const area = await findArea(tx, areaCode)
  const isBelow = area !== undefined && coversArea(scope, area.path)
  if (!isBelow) throw invalidFields([{ field: 'areaCode', key: 'organisations.unknownArea' }])
  return areaCode
}

async function requireSubject(tx: Db, gardeId: string | null, courseId: string | null): Promise<void> {
  if (gardeId === null && courseId === null) return
  const isKnown =
    gardeId !== null &&
    (courseId === null
      ? (await listStageIds(tx, [gardeId])).length > 0
      : (await listSubjectPairs(tx, [`${gardeId}-${courseId}`])).length > 0)
  if (!isKnown)
    throw invalidFields([{ field: courseId === null ? 'gardeId' : 'courseId', key: 'users.unknownSubject' }])
}

/** What the log compares of a workgroup. */
function logged(group: WorkgroupRecord, members: readonly MemberRecord[]) {
  const { name, kind, orgId, areaCode, gardeId, courseId, summary, introHtml, validFrom, validTo, isPublic } = group
  const texts = { name, kind, orgId, areaCode, gardeId, courseId, summary, introHtml, validFrom, validTo, isPublic }
  return { ...texts, ...loggedMembers(members) }
}

/** The columns that a save names; texts are trimmed, an empty code is none. */
function columnsOf({
  name,
  kind,
  orgId,
  summary,
  introHtml,
  validFrom,
  validTo,
  isPublic,
  gardeId,
  courseId,
}: Save['body']) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(kind !== undefined && { kind }),
    ...(orgId !== undefined && { orgId }),
    ...(summary !== undefined && { summary: summary.trim() }),
    ...(introHtml !== undefined && { introHtml: safeHtml(introHtml) }),
    ...(validFrom !== undefined && { validFrom }),
    ...(validTo !== undefined && { validTo }),
    ...(isPublic !== undefined && { isPublic }),
    ...(gardeId !== undefined && { gardeId: gardeId || null }),
    ...(courseId !== undefined && { courseId: courseId || null }),
  }
}

/** Adds a group with its members and returns its id. */
async function insert(tx: Db, call: Save): Promise<number> {
  const { actor, body, clock } = call
  requireValid(body)
  const areaCode = await areaOf(tx, call, 'wg:add')
  await requireSubject(tx, body.gardeId || null, body.courseId || null)
  const next = body.members ?? []
  await requireMembers(tx, actor, [], next)
  const id = await insertWorkgroup(tx, {
    summary: '',
    introHtml: '',
    ...columnsOf(body),
    name: required(body.name, 'name').trim(),
    kind: required(body.kind, 'kind'),
    orgId: required(body.orgId, 'organization'),
    validFrom: required(body.validFrom, 'first day'),
    areaCode,
    leaderId: required(leaderOf(next), 'leader'),
    state: 'active',
    createdBy: actor.userId,
  })
  await writeMembers(tx, id, { present: [], next, today: todayOf(clock) })
  return id
}

/** Throws when the group stays read-only: dissolved, or expired and not given a later end by this save. */
function requireOpen(known: WorkgroupRecord, { validTo }: Save['body'], today: string): void {
  if (known.state === 'dissolved') throw refuse('WORKGROUP_DISSOLVED', 'workgroups.dissolved')
  const end = validTo === undefined ? known.validTo : validTo
  if (stateOf(known, today) === 'expired' && end !== null && end < today)
    throw refuse('WORKGROUP_EXPIRED', 'workgroups.expired')
}

async function requireVersion(call: Pick<Save, 'db' | 'actor' | 'clock'>, known: WorkgroupRecord, version?: number) {
  if (version !== undefined && version !== known.version) throw versionConflict(await readWorkgroup(call, known))
}

/** Changes a group, and returns it and its members as they were. */
async function update(tx: Db, call: Save, id: number) {
  const { actor, body, clock } = call
  await lockWorkgroup(tx, id)
  const known = await requireWorkgroup(tx, actor, 'wg:edit', id)
  await requireVersion({ ...call, db: tx }, known, body.version)
  requireOpen(known, body, todayOf(clock))
  requireValid(body, known)
  const areaCode = await areaOf(tx, call, 'wg:edit', known)
  const { gardeId = known.gardeId, courseId = known.courseId } = body
  await requireSubject(tx, gardeId || null, courseId || null)
  const present = await presentMembers(tx, id)
  const next = body.members ?? present
  await requireMembers(tx, actor, present, next)
  await writeMembers(tx, id, { present, next, today: todayOf(clock) })
  const leaderId = leaderOf(next) ?? known.leaderId
  await updateWorkgroup(tx, id, {
    ...columnsOf(body),
    areaCode,
    leaderId,
    updatedAt: clock.now(),
    updatedBy: actor.userId,
  })
  return logged(known, present)
}

/** Adds a workgroup, or changes one in scope. */
export async function saveWorkgroup(call: Save): Promise<WorkgroupRecord> {
  const { db, actor, body } = call
  const permissionCode = body.id === undefined ? 'wg:add' : 'wg:edit'
  requireCode(actor, permissionCode)
  return db.transaction(async (tx) => {
    const before = body.id === undefined ? undefined : await update(tx, call, body.id)
    const group = await findWorkgroup(tx, body.id ?? (await insert(tx, call)))
    if (!group) throw notFound()
    const after = logged(group, await presentMembers(tx, group.id))
    await recordOperation(tx, call, {
      action: before ? 'workgroup.edit' : 'workgroup.add',
      permissionCode,
      target: targetOf(group),
      difference: await differenceOf(call.secrets, before ?? {}, after),
    })
    return group
  })
}

/** Dissolves a workgroup in scope, or restores it; members and texts stay. */
export async function dissolve(call: Call<'dissolveWorkgroup'>): Promise<WorkgroupRecord> {
  const { db, actor, body, clock } = call
  const permissionCode = 'wg:delete'
  return db.transaction(async (tx) => {
    await lockWorkgroup(tx, body.id)
    const known = await requireWorkgroup(tx, actor, permissionCode, body.id)
    await requireVersion({ ...call, db: tx }, known, body.version)
    const state = body.isDissolved ? 'dissolved' : 'active'
    if (known.state === state) return known
    await updateWorkgroup(tx, known.id, { state, updatedAt: clock.now(), updatedBy: actor.userId })
    await recordOperation(tx, call, {
      action: body.isDissolved ? 'workgroup.delete' : 'workgroup.restore',
      permissionCode,
      target: targetOf(known),
      difference: await differenceOf(call.secrets, { state: known.state }, { state }),
    })
    return requireWorkgroup(tx, actor, permissionCode, known.id)
  })
}
