import { authEndpoints } from '@doorway/api-client/endpoints'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** Ends the session at the server. */
export function useEndOwnSession(): () => Promise<void> {
  const auth = useApi().endpoints(authEndpoints)
  const ending = useHostMutation({ name: 'session.signOut', mutationFn: () => auth.signOut() })
  return ending.mutateAsync
}
