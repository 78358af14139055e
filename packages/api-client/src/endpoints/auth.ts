import type { Captcha, Credentials, SignInResult } from '../domain/current-user'
import { createPasswordCipher } from '../session/password-cipher'
import type { Connection } from './connection'
import { type CurrentUserEndpoints, currentUserEndpoints } from './current-user'

const MS_PER_SECOND = 1_000

/** Signing in and out at our server, and who is signed in. */
export interface AuthEndpoints extends CurrentUserEndpoints {
  getCaptcha: (signal?: AbortSignal) => Promise<Captcha>
  /** Writes the tokens to the client's token store. Refusals carry LOGIN_FAILED, CAPTCHA_REQUIRED or CAPTCHA_WRONG. */
  signIn: (credentials: Credentials, signal?: AbortSignal) => Promise<SignInResult>
  /** Ends the session at the server where it can be reached, and here in any case. */
  signOut: (signal?: AbortSignal) => Promise<void>
}

/** The calls about the session. */
export function authEndpoints(connection: Connection): AuthEndpoints {
  const { api, unwrap, tokenStore, changeSubject } = connection
  const sealPassword = createPasswordCipher(connection)
  return {
    ...currentUserEndpoints(connection),
    getCaptcha: async (signal) => {
      const params = { query: { type: 'image' } } as const
      const { captchaId, image, expiresIn } = await unwrap.data(api.GET('/api/auth/captcha', { params, signal }))
      return { id: captchaId, image, expiresInSeconds: expiresIn }
    },
    signIn: async ({ username, password, captchaId, captchaCode }, signal) => {
      const body = { username, password: await sealPassword(password), captchaId, captchaCode }
      const tokens = await unwrap.data(api.POST('/api/auth/login', { body, signal }))
      tokenStore?.write(tokens)
      changeSubject()
      const { token, refreshToken, expiresIn, userId, passwordState, needOtp } = tokens
      const expiresAt = Date.now() + expiresIn * MS_PER_SECOND
      return { token, refreshToken, expiresAt, userId, passwordState, needsOneTimeCode: needOtp }
    },
    signOut: async (signal) => {
      try {
        await unwrap.nothing(api.POST('/api/auth/logout', { signal }))
      } finally {
        tokenStore?.clear()
        changeSubject()
      }
    },
  }
}
