import type { OneTimePassword, UserRow } from '@doorway/api-client'
import { userEndpoints } from '@doorway/api-client/endpoints'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'

/** The outcome of one reset. */
export interface PasswordReset {
  user: UserRow
  /** The one-time password, or where it was sent; null when the reset failed. */
  made: OneTimePassword | null
  reason: unknown
}

/** Resets the passwords of many users one by one. The host receives their ids and the counts, never a password. */
export function useResetPasswords(onReset: (reset: PasswordReset) => void, isCancelled: () => boolean) {
  const users = useApi().endpoints(userEndpoints)
  return useHostMutation({
    name: 'users.resetPasswords',
    mutationFn: async (rows: readonly UserRow[]) => {
      const counts = { reset: 0, failed: 0 }
      for (const user of rows) {
        if (isCancelled()) break
        try {
          const made = await users.resetPassword(user.id)
          counts.reset++
          onReset({ user, made, reason: null })
        } catch (reason) {
          counts.failed++
          onReset({ user, made: null, reason })
        }
      }
      return counts
    },
    describe: (rows) => ({ ids: rows.map(({ id }) => id) }),
  })
}
