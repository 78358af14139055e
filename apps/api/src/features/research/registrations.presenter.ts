import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Actor } from '../../http/call'
import { coversPosition } from '../../security/scope'
import { checkinWindow, phaseOf } from './activity-phase'
import type { Seats } from './registrations.queries'

/** The code that lets people take part. */
export const signupCode = 'activity:signup'

/** The code of those who run activities. */
const organiserCode = 'activity:edit'

function runsActivity({ isSuper, codes, scopeOf }: Actor, { organiserPosition }: Seats): boolean {
  return isSuper || (codes.has(organiserCode) && coversPosition(scopeOf(organiserCode), organiserPosition))
}

function presentCheckin(seats: Seats, actor: Actor, now: Date): Schema<'ActivityCheckin'> {
  const { from, until } = checkinWindow(seats)
  return {
    from: siteTime(from),
    until: siteTime(until),
    isOpen: from <= now && now < until,
    checkedAt: seats.checkedAt && siteTime(seats.checkedAt),
    creditHours: seats.checkedAt ? seats.granted : seats.creditHours,
    code: runsActivity(actor, seats) ? seats.checkinCode : null,
  }
}

/** An activity as one person may take part in it. */
export function presentSignup(seats: Seats, actor: Actor, now: Date): Schema<'ActivitySignup'> {
  return {
    activityId: seats.id,
    phase: phaseOf(seats, seats.taken, now),
    signedAt: seats.signedAt && siteTime(seats.signedAt),
    taken: seats.taken,
    capacity: seats.capacity,
    maySignUp: actor.isSuper || actor.codes.has(signupCode),
    checkin: presentCheckin(seats, actor, now),
  }
}
