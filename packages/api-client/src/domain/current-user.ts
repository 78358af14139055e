import type { RoleOption } from './role'

/** What the person has to do about the password; anything but `ok` requires a new one. */
export type PasswordState = 'ok' | 'initial' | 'weak' | 'expired'

/** The signed-in person. */
export interface CurrentUser {
  id: number
  username: string
  name: string
  userType: string
  organizationId: number | null
  organizationName: string | null
  areaCode: string | null
  /** A data URL. */
  avatar: string | null
  roles: RoleOption[]
  permissionCodes: string[]
  siteIds: number[]
  passwordState: PasswordState
  /** The data scope in words. */
  scopeText: string
}

/** What the sign-in form sends. */
export interface Credentials {
  username: string
  password: string
  captchaId?: string
  captchaCode?: string
}

/** A captcha picture. */
export interface Captcha {
  id: string
  /** A data URL. */
  image: string
  /** Seconds for which it can be solved. */
  expiresInSeconds: number
}

/** A proof of work: the number below `numbers` that, as the salt of PBKDF2, makes the target out of the phrase. */
export interface SignInChallenge {
  /** Sent back as `captchaId`, with the number as `captchaCode`. */
  id: string
  algorithm: string
  iterations: number
  phrase: string
  /** 16 bytes in base64url. */
  target: string
  numbers: number
  /** Seconds for which it can be solved. */
  expiresInSeconds: number
}

/** The result of signing in. `getToken` may return it as it is: it has the token with its end. */
export interface SignInResult {
  /** Sent with each call. */
  token: string
  /** Exchanged once for new tokens by `POST /api/auth/refresh`. */
  refreshToken: string
  /** When the server takes the token no more: milliseconds since 1970. */
  expiresAt: number
  userId: number
  passwordState: PasswordState
  /** A one-time code is needed before the session counts. */
  needsOneTimeCode: boolean
}
