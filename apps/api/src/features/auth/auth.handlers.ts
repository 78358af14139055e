import { logSignIn } from '../../audit/login-log'
import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { publicKeyOf } from '../../security/password-encryption'
import type { Feature } from '../feature'
import { presentCurrentUser, presentTokens } from './auth.presenter'
import { findOwnSummary } from './auth.queries'
import { challengeFor, renew, signIn } from './auth.service'
import { issueCaptcha } from './captcha'
import { isUsernameFree } from './free-username'
import { endSession } from './sessions.queries'

/** A captcha picture. */
const getCaptcha: PublicHandler<'getCaptcha'> = async ({ db, clock }) => ok(await issueCaptcha(db, clock))

/** The key that passwords are encrypted for, if there is one (section 7). */
const getPublicKey: PublicHandler<'getPublicKey'> = async ({ settings }) => {
  const key = settings.passwordPrivateKey
  return ok({ publicKey: key === undefined ? null : await publicKeyOf(key) })
}

/** Signs in. */
const login: PublicHandler<'login'> = async (call) => {
  const { deviceCookie, ...tokens } = await signIn(call)
  return ok(presentTokens(tokens)).withHeaders({ 'set-cookie': deviceCookie })
}

/** A proof of work to compute before the next attempt. */
const getSignInChallenge: PublicHandler<'getSignInChallenge'> = async (call) => ok(await challengeFor(call))

/** Exchanges a refresh token for a new pair. */
const refreshToken: PublicHandler<'refreshToken'> = async (call) => ok(presentTokens(await renew(call)))

/** Ends the session of this token. */
const logout: Handler<'logout'> = async (call) => {
  const { db, clock, actor } = call
  const event = {
    username: actor.username,
    userId: actor.userId,
    result: 'logout',
    sessionId: actor.sessionId,
  } as const
  await db.transaction(async (tx) => {
    await endSession(tx, actor.sessionId, 'logout', clock.now())
    await logSignIn(tx, call, event)
  })
  return ok(null)
}

/** Is a login name free? */
const checkUsername: PublicHandler<'checkUsername'> = async ({ db, clock, query }) =>
  ok({ available: await isUsernameFree(db, query.username, clock.now()) })

/** The signed-in person. */
const getCurrentUser: Handler<'getCurrentUser'> = async ({ db, actor, origin }) => {
  const person = await findOwnSummary(db, actor.userId)
  if (!person) throw notFound()
  return ok(presentCurrentUser(person, actor, origin.locale))
}

/** Operations of this feature. */
export const authFeature: Feature = {
  open: { getCaptcha, checkUsername, getSignInChallenge, getPublicKey, login, refreshToken },
  signedIn: { logout, getCurrentUser },
}
