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

/** Is it as long as a code? */
export const isWholeCode = (code: string) => CODE.test(code)

/** Why no code is accepted any more: too late, or too many wrong ones. */
export function endOf({ expiresAt, wrongTries }: SentCode, now: number): 'expired' | 'spent' | undefined {
  if (wrongTries >= MAX_TRIES) return 'spent'
  return now >= expiresAt ? 'expired' : undefined
}

/** Seconds until another code can be sent; 0 when it can. The clock of a page may be a moment behind. */
export const secondsToResend = ({ resendAt }: SentCode, now: number) =>
  Math.min(RESEND_S, Math.max(0, Math.ceil((resendAt - now) / SECOND_MS)))
