import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import {
  deleteActivity as remove,
  publishActivity as publish,
  readActivities,
  saveActivity,
  withdrawActivity as withdraw,
} from './activity-editing.service'
import { confirmAttendance, readAttendees } from './attendees.service'

/** Activities of the caller's organisations. */
const queryManagedActivities: Handler<'queryManagedActivities'> = async (call) => ok(await readActivities(call))

/** Adds or changes an activity. */
const insertOrUpdateActivity: Handler<'insertOrUpdateActivity'> = async (call) =>
  ok(await saveActivity(call), 'activityEditing.saved')

/** Shows an activity on the portal. */
const publishActivity: Handler<'publishActivity'> = async (call) => ok(await publish(call), 'activityEditing.published')

/** Takes an activity off the portal. */
const withdrawActivity: Handler<'withdrawActivity'> = async (call) =>
  ok(await withdraw(call), 'activityEditing.withdrawn')

/** Deletes a draft. */
const deleteActivity: Handler<'deleteActivity'> = async (call) => ok(await remove(call), 'activityEditing.deleted')

/** Who has signed up. */
const queryActivityAttendees: Handler<'queryActivityAttendees'> = async (call) => ok(await readAttendees(call))

/** Checks somebody in by hand. */
const confirmActivityAttendance: Handler<'confirmActivityAttendance'> = async (call) =>
  ok(await confirmAttendance(call), 'activities.checkedIn')

/** Operations of this feature. */
export const activityEditingFeature: Feature = {
  signedIn: {
    queryManagedActivities,
    insertOrUpdateActivity,
    publishActivity,
    withdrawActivity,
    deleteActivity,
    queryActivityAttendees,
    confirmActivityAttendance,
  },
}
