import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { windowOf } from '../../db/page-window'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { checkinWindow } from '../research/activity-phase'
import { storeCheckin } from '../research/registrations.queries'
import { EDIT, requireActivity, targetOf } from './activity-editing.service'
import { presentAttendee } from './managed-activities.presenter'
import { findAttendee, pageAttendees } from './managed-activities.queries'

/** One page of the people who have signed up for an activity. */
export async function readAttendees({ db, actor, body }: Call<'queryActivityAttendees'>) {
  const { id, currentPage, pageSize, t = {} } = body
  await requireActivity(db, actor, id)
  const { rows, total } = await pageAttendees(db, { id, ...t }, windowOf(currentPage, pageSize))
  return { data: rows.map(presentAttendee), total, currentPage, pageSize }
}

/** Checks somebody in by hand, from half an hour before the start; also after the end. */
export function confirmAttendance(call: Call<'confirmActivityAttendance'>): Promise<Schema<'ActivityAttendee'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const activity = await requireActivity(tx, actor, body.id)
    const attendee = await findAttendee(tx, activity.id, body.userId)
    if (!attendee) throw notFound()
    if (clock.now() < checkinWindow(activity).from) throw refuse('CHECKIN_EARLY', 'activities.checkinEarly')
    if (await storeCheckin(tx, activity.id, body.userId, clock.now())) {
      const facts = { userId: body.userId, name: attendee.name }
      const action = 'activity.confirmAttendance'
      await recordOperation(tx, call, { action, permissionCode: EDIT, target: targetOf(activity), facts })
    }
    return presentAttendee(required(await findAttendee(tx, activity.id, body.userId), 'attendee'))
  })
}
