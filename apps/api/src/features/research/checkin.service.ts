import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { checkinWindow } from './activity-phase'
import { presentSignup, signupCode } from './registrations.presenter'
import { countWrongCode, findSeats, type Seats, storeCheckin } from './registrations.queries'

/** Wrong codes that one person may type for one activity; after them only the organiser can help. */
const MAX_WRONG_CODES = 10

async function requireSeats({ db, actor, clock, body }: Call<'checkInToActivity'>): Promise<Seats> {
  const seats = await findSeats(db, body.id, actor.userId, clock.now())
  if (!seats) throw notFound()
  return seats
}

/** Throws unless this person may check in now with this code. A wrong code counts, whatever comes of the call. */
async function requireMayCheckIn(call: Call<'checkInToActivity'>, seats: Seats): Promise<void> {
  const { db, actor, body } = call
  if (!seats.signedAt) throw refuse('CHECKIN_NOT_SIGNED_UP', 'activities.notSignedUp')
  const now = call.clock.now()
  const { from, until } = checkinWindow(seats)
  if (now < from) throw refuse('CHECKIN_EARLY', 'activities.checkinEarly')
  if (now >= until) throw refuse('CHECKIN_LATE', 'activities.checkinLate')
  if (seats.wrongCodes >= MAX_WRONG_CODES) throw refuse('CHECKIN_LOCKED', 'activities.checkinLocked')
  if (body.code === seats.checkinCode) return
  const mayTryAgain = await countWrongCode(db, body.id, actor.userId, MAX_WRONG_CODES)
  throw mayTryAgain
    ? refuse('CHECKIN_WRONG_CODE', 'activities.checkinWrong')
    : refuse('CHECKIN_LOCKED', 'activities.checkinLocked')
}

/** Checks the caller in. The server's clock decides; a second call changes nothing. */
export async function checkIn(call: Call<'checkInToActivity'>): Promise<Schema<'ActivitySignup'>> {
  const { db, actor, clock, body } = call
  const seats = await requireSeats(call)
  if (seats.checkedAt) return presentSignup(seats, actor, clock.now())
  await requireMayCheckIn(call, seats)
  await db.transaction(async (tx) => {
    if (!(await storeCheckin(tx, body.id, actor.userId, clock.now()))) return
    const target = { type: 'activity', id: seats.id, label: seats.name }
    const facts: Record<string, number> = seats.creditHours === null ? {} : { creditHours: seats.creditHours }
    await recordOperation(tx, call, { action: 'activity.checkIn', permissionCode: signupCode, target, facts })
  })
  return presentSignup(await requireSeats(call), actor, clock.now())
}
