import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { deleteOldResets } from './password-reset.queries'
import { resetPassword, startReset, verifyCode } from './password-reset.service'

/** Sends a code. */
const startForgot: PublicHandler<'startForgot'> = async (call) => ok(await startReset(call))

/** Checks a code. */
const verifyForgot: PublicHandler<'verifyForgot'> = async (call) => {
  await verifyCode(call)
  return ok(null)
}

/** Stores the new password. */
const resetForgot: PublicHandler<'resetForgot'> = async (call) => {
  await resetPassword(call)
  return ok(null, 'password.changed')
}

const RETENTION_MS = 2 * 24 * 3_600_000

/** Operations of this feature. Tickets are removed two days after their end, when no limit needs them any more. */
export const passwordResetFeature: Feature = {
  maintain: ({ db, clock }) => deleteOldResets(db, new Date(clock.now().getTime() - RETENTION_MS)),
  open: { startForgot, verifyForgot, resetForgot },
}
