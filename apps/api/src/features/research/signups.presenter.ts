import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Actor } from '../../http/call'
import { phaseOf } from './activity-phase'
import type { Seats } from './signups.queries'

/** The code that lets people take part. */
export const signupCode = 'activity:signup'

/** An activity as one person may take part in it. */
export function presentSignup(seats: Seats, { isSuper, codes }: Actor, now: Date): Schema<'ActivitySignup'> {
  return {
    activityId: seats.id,
    phase: phaseOf(seats, seats.taken, now),
    signedAt: seats.signedAt && siteTime(seats.signedAt),
    taken: seats.taken,
    capacity: seats.capacity,
    maySignUp: isSuper || codes.has(signupCode),
  }
}
