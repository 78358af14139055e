import { registrationLimits } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import { isUsernameRequested, isUsernameTaken } from './auth.queries'

const DAY_MS = 24 * 3_600_000

/** The moment after which a pending request for an account has not expired yet. */
export const registrationsSince = (now: Date) => new Date(now.getTime() - registrationLimits.expiryDays * DAY_MS)

/** Is a login name free: no account has it, and no request for an account that still waits? */
export async function isUsernameFree(db: Db, username: string, now: Date): Promise<boolean> {
  if (await isUsernameTaken(db, username)) return false
  return !(await isUsernameRequested(db, username, registrationsSince(now)))
}
