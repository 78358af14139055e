import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { checkinWindow } from './activity-phase'
import { presentSignup, signupCode } from './registrations.presenter'
import { findSeats, holdActivity, leaveSeat, takeSeat, type Seats } from './registrations.queries'

type SeatCall = Call<'signUpForActivity'> | Call<'cancelActivitySignup'>

async function requireSeats(tx: Db, { actor, clock, body }: SeatCall): Promise<Seats> {
  const seats = await findSeats(tx, body.id, actor.userId, clock.now())
  if (!seats) throw notFound()
  return seats
}

function requireBeforeStart({ startAt }: Seats, { clock }: SeatCall): void {
  if (startAt <= clock.now()) throw refuse('ACTIVITY_CLOSED', 'activities.closed')
}

/** Given back and taken again, a seat would have its wrong codes forgotten. */
function requireBeforeCheckin(seats: Seats, { clock }: SeatCall): void {
  const hasBegun = checkinWindow(seats).from <= clock.now()
  if (hasBegun || seats.checkedAt || seats.wrongCodes) throw refuse('ACTIVITY_CLOSED', 'activities.cancelClosed')
}

/** What an action left behind, and its row in the log. */
async function settle(tx: Db, call: SeatCall, action: string): Promise<Schema<'ActivitySignup'>> {
  const seats = await requireSeats(tx, call)
  const target = { type: 'activity', id: seats.id, label: seats.name }
  await recordOperation(tx, call, { action, permissionCode: signupCode, target })
  return presentSignup(seats, call.actor, call.clock.now())
}

/** Gives the caller a seat. Those who ask at the same moment wait for one another, so that the last seat is given once. */
export function giveSeat(call: SeatCall): Promise<Schema<'ActivitySignup'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    await holdActivity(tx, body.id)
    const seats = await requireSeats(tx, call)
    requireBeforeStart(seats, call)
    if (seats.signedAt) return presentSignup(seats, actor, clock.now())
    if (!(await takeSeat(tx, body.id, actor.userId, clock.now()))) throw refuse('ACTIVITY_FULL', 'activities.full')
    return settle(tx, call, 'activity.signUp')
  })
}

/** Takes the caller's seat back, until check-in opens. */
export function returnSeat(call: SeatCall): Promise<Schema<'ActivitySignup'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const seats = await requireSeats(tx, call)
    if (!seats.signedAt) return presentSignup(seats, actor, clock.now())
    requireBeforeCheckin(seats, call)
    await leaveSeat(tx, body.id, actor.userId)
    return settle(tx, call, 'activity.cancel')
  })
}
