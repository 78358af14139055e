import { authEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { SignInValues } from './sign-in-form.schema'

/** The picture to read before the next attempt; loaded while `isNeeded`. */
export function useCaptcha(isNeeded: boolean) {
  const auth = useApi().endpoints(authEndpoints)
  return useQuery({
    queryKey: ['session', 'captcha'],
    queryFn: ({ signal }) => auth.getCaptcha(signal),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Signs in. The host receives the login name only. */
export function useSignInMutation(captchaId: string | undefined) {
  const auth = useApi().endpoints(authEndpoints)
  return useHostMutation({
    name: 'session.signIn',
    describe: ({ username }: SignInValues) => ({ username }),
    mutationFn: ({ username, password, captchaCode }: SignInValues) =>
      auth.signIn({ username, password, captchaId, captchaCode: captchaCode || undefined }),
  })
}

/** Ends the session at the server. */
export function useEndOwnSession(): () => Promise<void> {
  const auth = useApi().endpoints(authEndpoints)
  const ending = useHostMutation({ name: 'session.signOut', mutationFn: () => auth.signOut() })
  return ending.mutateAsync
}
