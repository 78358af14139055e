import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { AttendeeRow, ManagedActivityRow } from './managed-activities.queries'

/** Whether an activity is to come, on now or over. */
export function timePhase({ startAt, endAt }: Pick<ManagedActivityRow, 'startAt' | 'endAt'>, now: Date) {
  if (endAt <= now) return 'over'
  return startAt <= now ? 'running' : 'coming'
}

/** An activity for its organisers. */
export function presentManagedActivity(row: ManagedActivityRow, now: Date): Schema<'ManagedActivity'> {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    gardeId: row.gardeId,
    courseId: row.courseId,
    gardeName: row.gardeName,
    courseName: row.courseName,
    startAt: siteTime(row.startAt),
    endAt: siteTime(row.endAt),
    place: row.place,
    onlineUrl: row.onlineUrl,
    capacity: row.capacity,
    summary: row.summary,
    introHtml: row.introHtml,
    creditHours: row.creditHours,
    orgId: row.orgId,
    orgName: row.orgName,
    state: row.state,
    phase: timePhase(row, now),
    signedUp: row.signedUp,
    checkedIn: row.checkedIn,
    checkinCode: row.checkinCode,
    version: row.version,
  }
}

/** A person who has signed up. */
export function presentAttendee(row: AttendeeRow): Schema<'ActivityAttendee'> {
  return {
    userId: row.userId,
    name: row.name,
    schoolName: row.schoolName,
    signedAt: siteTime(row.signedAt),
    checkedAt: row.checkedAt && siteTime(row.checkedAt),
    creditHours: row.creditHours,
  }
}
