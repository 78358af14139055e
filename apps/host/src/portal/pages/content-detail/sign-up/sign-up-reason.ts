import type { Schema } from '@doorway/api-client/types'
import type { SignUpStrings } from './strings/load-sign-up-strings'

/** Returns why a user can neither register nor cancel; undefined while one of them is possible. */
export function reasonOf(signup: Schema<'ActivitySignup'>, words: SignUpStrings): string | undefined {
  const { phase, signedAt, maySignUp, checkin } = signup
  if (phase === 'running' || phase === 'over') return words[phase]
  if (signedAt !== null) return checkin.isOpen || checkin.checkedAt !== null ? words.held : undefined
  if (phase === 'full') return words.full
  return maySignUp ? undefined : words.notAllowed
}
