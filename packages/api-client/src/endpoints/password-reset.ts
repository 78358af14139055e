import { createPasswordCipher } from '../session/password-cipher'
import { solveChallenge } from '../session/solve-challenge'
import { challengeEndpoints } from './challenges'
import type { Connection } from './connection'

/** How the code comes: by mail, by text message, or from the recovery codes that a person has written down. */
export type ResetChannel = 'mail' | 'sms' | 'recovery'

/** What a code belongs to, and for how long it is good. */
export interface ResetTicket {
  ticket: string
  /** Seconds. */
  expiresIn: number
}

/** What people who have forgotten their password call, in this order. */
export interface PasswordResetEndpoints {
  /**
   * Computes a proof of work and has a code sent, by mail unless named; `onProgress` receives the share of the work,
   * from 0 to 1. The ticket does not show whether the login name exists.
   */
  start: (username: string, onProgress: (share: number) => void, channel?: ResetChannel) => Promise<ResetTicket>
  /** Checks the code of a ticket. Refused with CODE_WRONG; five wrong codes end the ticket. */
  verify: (ticket: string, code: string) => Promise<void>
  /** Stores the new password. Refused with TICKET_EXPIRED for a ticket that is unverified, too old or used. */
  reset: (ticket: string, newPassword: string) => Promise<void>
}

/** The calls for a forgotten password. None of them needs a session. */
export function passwordResetEndpoints(connection: Connection): PasswordResetEndpoints {
  const { api, unwrap } = connection
  const sealPassword = createPasswordCipher(connection)
  return {
    start: async (username, onProgress, channel = 'mail') => {
      const challenge = await challengeEndpoints(connection).getChallenge(username)
      const captchaCode = await solveChallenge(challenge, onProgress)
      const body = { username, channel, captchaId: challenge.id, captchaCode }
      return unwrap.data(api.POST('/api/auth/forgot/start', { body }))
    },
    verify: (ticket, code) => unwrap.nothing(api.POST('/api/auth/forgot/verify', { body: { ticket, code } })),
    reset: async (ticket, newPassword) => {
      const body = { ticket, newPassword: await sealPassword(newPassword) }
      return unwrap.nothing(api.POST('/api/auth/forgot/reset', { body }))
    },
  }
}
