import { ApiError, type Captcha, type SignInResult, solveChallenge } from '@doorway/api-client'
import { authEndpoints, challengeEndpoints } from '@doorway/api-client/endpoints'
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

/** Does the server require a captcha before it looks at the password? */
export const requiresCaptcha = (error: unknown) =>
  error instanceof ApiError && (error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_WRONG')

interface SignInCalls {
  picture: Captcha | undefined
  onProgress: (share: number | undefined) => void
}

interface SignInAttempt {
  values: SignInValues
  /** Receives the session with its tokens, which the host's handlers of changes do not. */
  onSession: (session: SignInResult) => void
}

/**
 * Signs in. When the server requires it, a proof of work is computed and the attempt is repeated with it, without any
 * input of the user; `onProgress` receives the share that is done, and undefined at the end. Where no proof can be
 * computed the refusal stays, and `picture` is read for the next attempt. The host's
 * handlers of changes receive the login name, and no token.
 */
export function useSignInMutation({ picture, onProgress }: SignInCalls) {
  const client = useApi()
  const auth = client.endpoints(authEndpoints)
  const challenges = client.endpoints(challengeEndpoints)
  const prove = async (username: string) => {
    try {
      const challenge = await challenges.getChallenge(username)
      const captchaCode = await solveChallenge(challenge, onProgress)
      return captchaCode === undefined ? undefined : { captchaId: challenge.id, captchaCode }
    } catch (error) {
      // A server that speaks an older contract has pictures only.
      if (error instanceof ApiError && error.kind !== 'network' && error.kind !== 'timeout') return undefined
      throw error
    } finally {
      onProgress(undefined)
    }
  }
  const attempt = async ({ username, password, captchaCode }: SignInValues) => {
    if (picture && captchaCode) return auth.signIn({ username, password, captchaId: picture.id, captchaCode })
    try {
      return await auth.signIn({ username, password })
    } catch (error) {
      const proof = requiresCaptcha(error) ? await prove(username) : undefined
      if (!proof) throw error
      return auth.signIn({ username, password, ...proof })
    }
  }
  return useHostMutation({
    name: 'session.signIn',
    describe: ({ values: { username } }: SignInAttempt) => ({ username }),
    mutationFn: async ({ values, onSession }: SignInAttempt) => {
      const session = await attempt(values)
      onSession(session)
      return { userId: session.userId, passwordState: session.passwordState }
    },
  })
}
