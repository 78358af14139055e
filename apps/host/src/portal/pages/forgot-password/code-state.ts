/** Wrong codes after which the server accepts no other (domain 1.2). */
export const MAX_TRIES = 5
const SECOND_MS = 1_000
const RESEND_S = 60
const CODE = /^\d{6}$/
const CODE_DIGITS = 6

/** The code that was sent last. */
export interface SentCode {
  ticket: string
  expiresAt: number
  resendAt: number
  wrongTries: number
  /** Another code was sent before it. */
  isAgain: boolean
}

/** The state after a code was sent. */
export function sentCode(sent: { ticket: string; expiresIn: number }, now: number, isAgain: boolean): SentCode {
  const expiresAt = now + sent.expiresIn * SECOND_MS
  return { ticket: sent.ticket, expiresAt, resendAt: now + RESEND_S * SECOND_MS, wrongTries: 0, isAgain }
}

/** The digits of what was typed or pasted, wide ones included. */
export const digitsOf = (typed: string) => typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_DIGITS)

/** How the code comes. */
export const channels = ['mail', 'sms', 'recovery'] as const
/** By mail, by text message, or from the recovery codes that were written down. */
export type Channel = (typeof channels)[number]

const RECOVERY_CODE = /^[A-Z0-9]{10}$/
const RECOVERY_INPUT_LENGTH = 14

/** What was typed or pasted as a code, without what cannot be part of it. */
export const codeOf = (channel: Channel, typed: string) =>
  channel === 'recovery' ? typed.normalize('NFKC').toUpperCase().slice(0, RECOVERY_INPUT_LENGTH) : digitsOf(typed)

/** Is it as long as a code? */
export const isWholeCode = (channel: Channel, code: string) =>
  channel === 'recovery' ? RECOVERY_CODE.test(code.replaceAll(/[^A-Z0-9]/g, '')) : CODE.test(code)

/** Why no code is accepted any more: too late, or too many wrong ones. */
export function endOf({ expiresAt, wrongTries }: SentCode, now: number): 'expired' | 'spent' | undefined {
  if (wrongTries >= MAX_TRIES) return 'spent'
  return now >= expiresAt ? 'expired' : undefined
}

/** Seconds until another code can be sent; 0 when it can. The clock of a page may be a moment behind. */
export const secondsToResend = ({ resendAt }: SentCode, now: number) =>
  Math.min(RESEND_S, Math.max(0, Math.ceil((resendAt - now) / SECOND_MS)))
