import { registrationsSince } from '../auth/free-username'
import type { RegistrationRecord } from './registrations.queries'

/** The state of a request now: a pending one expires by time alone. */
export function effectiveState(
  { state, submittedAt }: Pick<RegistrationRecord, 'state' | 'submittedAt'>,
  now: Date,
): RegistrationRecord['state'] {
  return state === 'pending' && submittedAt <= registrationsSince(now) ? 'expired' : state
}
