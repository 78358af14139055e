import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { checkinWindow } from './activity-phase'
import { presentSignup, signupCode } from './registrations.presenter'
import { deleteRegistration, findSeats, insertRegistration, lockActivity, type Seats } from './registrations.queries'

type SeatCall = Call<'signUpForActivity'> | Call<'cancelActivitySignup'>

async function requireSeats(tx: Db, { actor, clock, body }: SeatCall): Promise<Seats> {
  const seats = await findSeats(tx, body.id, actor.userId, clock.now())
  if (!seats) throw notFound()
  return seats
}

function requireBeforeStart({ startAt }: Seats, { clock }: SeatCall): void {
  if (startAt <= clock.now()) throw refuse('ACTIVITY_CLOSED', 'activities.closed')
}

/** Cancelling and registering again would reset the count of wrong codes. */
function requireBeforeCheckin(seats: Seats, { clock }: SeatCall): void {
  const hasBegun = checkinWindow(seats).from <= clock.now()
  if (hasBegun || seats.checkedAt || seats.wrongCodes) throw refuse('ACTIVITY_CLOSED', 'activities.cancelClosed')
}

/** What an action left behind, and its row in the log. */
async function settle(tx: Db, call: SeatCall, action: OperationAction): Promise<Schema<'ActivitySignup'>> {
  const seats = await requireSeats(tx, call)
  const target = { type: 'activity', id: seats.id, label: seats.name }
  await recordOperation(tx, call, { action, permissionCode: signupCode, target })
  return presentSignup(seats, call.actor, call.clock.now())
}

/** Creates the caller's registration. Parallel calls wait for each other, so that the last seat is taken once. */
export function createRegistration(call: SeatCall): Promise<Schema<'ActivitySignup'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    await lockActivity(tx, body.id)
    const seats = await requireSeats(tx, call)
    requireBeforeStart(seats, call)
    if (seats.signedAt) return presentSignup(seats, actor, clock.now())
    if (!(await insertRegistration(tx, body.id, actor.userId, clock.now())))
      throw refuse('ACTIVITY_FULL', 'activities.full')
    return settle(tx, call, 'activity.signUp')
  })
}

/** Cancels the caller's registration, until check-in opens. */
export function cancelRegistration(call: SeatCall): Promise<Schema<'ActivitySignup'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const seats = await requireSeats(tx, call)
    if (!seats.signedAt) return presentSignup(seats, actor, clock.now())
    requireBeforeCheckin(seats, call)
    await deleteRegistration(tx, body.id, actor.userId)
    return settle(tx, call, 'activity.cancel')
  })
}
