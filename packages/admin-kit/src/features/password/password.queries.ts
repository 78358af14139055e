import { userEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** The rule for passwords, in the server's words. */
export function usePasswordRule() {
  const users = useApi().endpoints(userEndpoints)
  return useQuery({ queryKey: ['password', 'rule'], queryFn: ({ signal }) => users.passwordRule(signal) })
}

/** What changing one's own password needs. */
interface PasswordChange {
  userId: number
  oldPassword: string
  newPassword: string
}

/** Changes one's own password. The host receives no password. */
export function useChangePassword(onSuccess: () => void) {
  const users = useApi().endpoints(userEndpoints)
  return useHostMutation({
    name: 'password.change',
    describe: () => ({}),
    mutationFn: ({ userId, oldPassword, newPassword }: PasswordChange) =>
      users.changeOwnPassword({ userId, oldPassword, newPassword }),
    onSuccess,
  })
}
