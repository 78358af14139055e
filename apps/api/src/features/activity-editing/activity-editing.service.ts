import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { Actor, Call } from '../../http/call'
import { notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { coversPosition } from '../../security/scope'
import type { EventName } from '../notifications/events'
import { notifyMany } from '../notifications/notify'
import { requireSite } from '../portal-sites/portal-sites.service'
import { lockActivity } from '../research/registrations.queries'
import { columnsOfDraft } from './activity-draft'
import { presentManagedActivity, timePhase } from './managed-activities.presenter'
import {
  findManagedActivity,
  insertActivity,
  listAttendeeIds,
  type ManagedActivityRow,
  pageManagedActivities,
  removeActivity,
  updateActivity,
} from './managed-activities.queries'

/** Permission code of those who run activities. */
export const EDIT = 'activity:edit'

type Save = Call<'insertOrUpdateActivity'>
type Change = Call<'publishActivity'> | Call<'withdrawActivity'> | Call<'deleteActivity'>

/** An activity as the operation log names it. */
export const targetOf = ({ id, name }: Pick<ManagedActivityRow, 'id' | 'name'>) => ({
  type: 'activity',
  id,
  label: name,
})

/** What the log compares. */
const logged = (row: ManagedActivityRow) => ({
  name: row.name,
  kind: row.kind,
  gardeId: row.gardeId,
  courseId: row.courseId,
  startAt: siteTime(row.startAt),
  endAt: siteTime(row.endAt),
  place: row.place,
  onlineUrl: row.onlineUrl,
  capacity: row.capacity,
  summary: row.summary,
  content: row.introHtml,
  creditHours: row.creditHours,
  state: row.state,
})

/** An activity whose organiser is in the caller's scope; any other one is not there. */
export async function requireActivity(db: Db, actor: Actor, id: number): Promise<ManagedActivityRow> {
  const row = await findManagedActivity(db, id)
  if (!row || !coversPosition(actor.scopeOf(EDIT), row.position)) throw notFound()
  return row
}

/** One page of the activities in the caller's scope. */
export async function readActivities({ db, actor, clock, body }: Call<'queryManagedActivities'>) {
  const { currentPage, pageSize, t = {} } = body
  const now = clock.now()
  const filter = { scope: actor.scopeOf(EDIT), conditions: t, now }
  const { rows, total } = await pageManagedActivities(db, filter, windowOf(currentPage, pageSize))
  return { data: rows.map((row) => presentManagedActivity(row, now)), total, currentPage, pageSize }
}

/** The activity, locked, with the version that the caller has seen. */
async function requireSeen(tx: Db, { actor, clock }: Save | Change, id: number, version: number | undefined) {
  await lockActivity(tx, id)
  const known = await requireActivity(tx, actor, id)
  if (version !== undefined && version !== known.version)
    throw versionConflict(presentManagedActivity(known, clock.now()))
  return known
}

async function notifyAttendees(tx: Db, call: Save | Change, activity: ManagedActivityRow, event: EventName) {
  const { name, place, startAt } = activity
  await notifyMany(tx, call, {
    userIds: await listAttendeeIds(tx, activity.id),
    event,
    facts: { name, place, time: siteTime(startAt).slice(0, 16) },
    link: `/comPageInfo?type=activity&id=${activity.id}`,
  })
}

async function update(tx: Db, call: Save, id: number): Promise<ManagedActivityRow> {
  const { body, clock } = call
  const known = await requireSeen(tx, call, id, body.version)
  // The credit of those who came, and the list of who came, belong to the activity as it was.
  if (timePhase(known, clock.now()) === 'over') throw refuse('ACTIVITY_OVER', 'activityEditing.over')
  const columns = await columnsOfDraft(tx, body, known.signedUp)
  await updateActivity(tx, id, columns)
  const { place, startAt, endAt } = columns
  const isMoved = place !== known.place || +startAt !== +known.startAt || +endAt !== +known.endAt
  if (isMoved && known.state === 'published')
    await notifyAttendees(tx, call, { ...known, ...columns }, 'activity.changed')
  return known
}

async function insert(tx: Db, call: Save, siteId: number): Promise<number> {
  const { actor, body } = call
  const orgId = actor.schoolId
  if (orgId === null) throw refuse('NO_ORGANISATION', 'activityEditing.noOrganization')
  const columns = await columnsOfDraft(tx, body, 0)
  const id = await insertActivity(tx, { ...columns, siteId, orgId, state: 'draft' })
  // An activity that its author could not see is not added.
  await requireActivity(tx, actor, id)
  return id
}

/** Adds a draft of the caller's organisation, or changes an activity until it is over. */
export async function saveActivity(call: Save): Promise<Schema<'ManagedActivity'>> {
  const { db, body, clock, secrets } = call
  // Before the transaction: it reads with a connection of its own.
  const site = await requireSite(call, undefined)
  return db.transaction(async (tx) => {
    const before = body.id === undefined ? undefined : await update(tx, call, body.id)
    const saved = required(await findManagedActivity(tx, body.id ?? (await insert(tx, call, site.id))), 'activity')
    await recordOperation(tx, call, {
      action: before ? 'activity.edit' : 'activity.add',
      permissionCode: EDIT,
      target: targetOf(saved),
      difference: await differenceOf(secrets, before ? logged(before) : {}, logged(saved)),
    })
    return presentManagedActivity(saved, clock.now())
  })
}

async function changeState(
  call: Change,
  action: 'activity.publish' | 'activity.withdraw',
  allow: (known: ManagedActivityRow, now: Date) => void,
): Promise<Schema<'ManagedActivity'>> {
  const { db, body, clock, secrets } = call
  return db.transaction(async (tx) => {
    const now = clock.now()
    const known = await requireSeen(tx, call, body.id, body.version)
    allow(known, now)
    const state = action === 'activity.publish' ? 'published' : 'draft'
    await updateActivity(tx, known.id, { state, publishAt: state === 'published' ? now : null })
    const difference = await differenceOf(secrets, { state: known.state }, { state })
    await recordOperation(tx, call, { action, permissionCode: EDIT, target: targetOf(known), difference })
    if (action === 'activity.withdraw') await notifyAttendees(tx, call, known, 'activity.withdrawn')
    return presentManagedActivity(required(await findManagedActivity(tx, known.id), 'activity'), now)
  })
}

/** Shows a draft on the portal. */
export function publishActivity(call: Call<'publishActivity'>) {
  return changeState(call, 'activity.publish', (known, now) => {
    if (known.state === 'published') throw refuse('ACTIVITY_STATE', 'activityEditing.isPublished')
    if (timePhase(known, now) === 'over') throw refuse('ACTIVITY_OVER', 'activityEditing.over')
  })
}

/** Takes an activity off the portal before it begins, and notifies those who have signed up. */
export function withdrawActivity(call: Call<'withdrawActivity'>) {
  return changeState(call, 'activity.withdraw', (known, now) => {
    if (known.state === 'draft') throw refuse('ACTIVITY_STATE', 'activityEditing.isDraft')
    if (timePhase(known, now) !== 'coming') throw refuse('ACTIVITY_BEGUN', 'activityEditing.begun')
  })
}

/** Deletes a draft without attendees. */
export function deleteActivity(call: Call<'deleteActivity'>): Promise<{ id: number }> {
  const { db, body } = call
  return db.transaction(async (tx) => {
    const known = await requireSeen(tx, call, body.id, body.version)
    if (known.state === 'published') throw refuse('ACTIVITY_STATE', 'activityEditing.isPublished')
    if (known.signedUp > 0) throw refuse('ACTIVITY_SIGNED_UP', 'activityEditing.signedUp', { taken: known.signedUp })
    await removeActivity(tx, known.id)
    await recordOperation(tx, call, { action: 'activity.delete', permissionCode: EDIT, target: targetOf(known) })
    return { id: known.id }
  })
}
