import type { Locale } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Actor } from '../../http/call'
import { unionScopes } from '../../security/scope'
import { translate } from '../../strings/translate'
import type { findOwnSummary } from './auth.queries'
import { TOKEN_LIFETIME_S, type IssuedTokens } from './sessions'

type OwnSummary = NonNullable<Awaited<ReturnType<typeof findOwnSummary>>>

/** Tokens as the contract has them. The second factor is not in use yet. */
export function presentTokens(
  tokens: IssuedTokens & { userId: number; pwdState: Schema<'Tokens'>['passwordState'] },
): Schema<'Tokens'> {
  return {
    token: tokens.token,
    refreshToken: tokens.refreshToken,
    expiresIn: TOKEN_LIFETIME_S,
    userId: tokens.userId,
    passwordState: tokens.pwdState,
    needOtp: false,
    otpTicket: null,
  }
}

function scopeInWords(actor: Actor, locale: Locale): string {
  const { kinds } = unionScopes([...actor.codes].map((code) => actor.scopeOf(code)))
  const shown = kinds.includes('all') ? ['all' as const] : kinds
  return shown.map((kind) => translate(locale, `scope.${kind}`)).join(' · ')
}

/** The signed-in person with roles and codes. */
export function presentCurrentUser(person: OwnSummary, actor: Actor, locale: Locale): Schema<'CurrentUser'> {
  return {
    user: {
      id: person.id,
      username: person.username,
      name: person.name,
      userType: person.userType,
      schoolId: person.schoolId,
      schoolName: person.schoolName,
      areaCode: person.areaCode,
      imgPath: person.imgPath,
    },
    roles: actor.roles.map(({ id, name, icon }) => ({ id, name, icon })),
    permissionCodes: [...actor.codes],
    siteIds: [...actor.siteIds],
    passwordState: person.pwdState,
    scopeText: scopeInWords(actor, locale),
  }
}
