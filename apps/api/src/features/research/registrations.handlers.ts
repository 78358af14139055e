import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { checkIn } from './checkin.service'
import { presentSignup } from './registrations.presenter'
import { findSeats } from './registrations.queries'
import { cancelRegistration, createRegistration } from './registrations.service'

/** How an activity stands for the caller. */
export const getActivitySignup: Handler<'getActivitySignup'> = async ({ db, actor, clock, query }) => {
  const seats = await findSeats(db, query.id, actor.userId, clock.now())
  if (!seats) throw notFound()
  return ok(presentSignup(seats, actor, clock.now()))
}

/** Creates the caller's registration. */
export const signUpForActivity: Handler<'signUpForActivity'> = async (call) =>
  ok(await createRegistration(call), 'activities.signedUp')

/** Checks the caller in. */
export const checkInToActivity: Handler<'checkInToActivity'> = async (call) =>
  ok(await checkIn(call), 'activities.checkedIn')

/** Cancels the caller's registration. */
export const cancelActivitySignup: Handler<'cancelActivitySignup'> = async (call) =>
  ok(await cancelRegistration(call), 'activities.cancelled')
