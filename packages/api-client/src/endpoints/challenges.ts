import type { SignInChallenge } from '../domain/current-user'
import type { Connection } from './connection'

/** Proofs of work for signing in. */
export interface ChallengeEndpoints {
  /** A proof of work for the next attempt with this login name, where the sign-in was refused with CAPTCHA_REQUIRED. */
  getChallenge: (username: string, signal?: AbortSignal) => Promise<SignInChallenge>
}

/** The call for a challenge, apart from the session's: only the sign-in form needs it. */
export function challengeEndpoints({ api, unwrap }: Connection): ChallengeEndpoints {
  return {
    getChallenge: async (username, signal) => {
      const call = api.POST('/api/auth/challenge', { body: { username }, signal })
      const { captchaId, expiresIn, ...work } = await unwrap.data(call)
      return { id: captchaId, expiresInSeconds: expiresIn, ...work }
    },
  }
}
