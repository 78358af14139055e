import { logSignIn } from '../../audit/login-log'
import type { Db } from '../../db/database'
import type { PublicCall } from '../../http/call'
import { Refusal, refuse, unauthenticated } from '../../http/refusals'
import { readPassword } from '../../http/sent-password'
import { verifyPassword } from '../../security/passwords'
import { consumeOneTimePassword, expirePassword, findAccount, updateLastLogin } from './auth.queries'
import { solveCaptcha } from './captcha'
import { isChallengeId, issueChallenge, solveChallenge } from './challenge'
import { networkOf } from './client-network'
import { withHashing } from './hashing'
import { knownDeviceOf, rememberBrowser } from './known-devices'
import { openSession, renewSession } from './sessions'
import { endSession } from './sessions.queries'
import {
  consumeAttempt,
  consumePicture,
  getThrottle,
  recordFailure,
  RETRY_AFTER_S,
  resetAttempts,
  type SignInAttempt,
} from './sign-in-throttle.queries'

const SLOW_SIGN_IN_MS = 2_000

const networkBlocked = () =>
  new Refusal(429, 'TOO_MANY_REQUESTS', 'http.tooMany', { headers: { 'retry-after': String(RETRY_AFTER_S) } })

/** Who tries to sign in, from where: from a device of this person, others in its network do not matter. */
async function attemptOf({ db, body, request, origin }: PublicCall<'login'>): Promise<SignInAttempt> {
  const name = body.username.toLowerCase()
  const device = await knownDeviceOf(db, request, name)
  if (device === undefined) return { name, network: networkOf(origin.ip) }
  return { name, network: `device ${device}`, isKnownDevice: true }
}

/** Is the proof of work right, or the picture read rightly? A network may read few pictures, which scripts read as well. */
async function isSolved(call: PublicCall<'login'>): Promise<boolean> {
  const { db, secrets, clock, body, origin } = call
  const attempt = { name: body.username.toLowerCase(), network: networkOf(origin.ip) }
  const { captchaId: id = '', captchaCode: solution = '' } = body
  const now = clock.now()
  if (isChallengeId(id)) return solveChallenge({ db, secrets, now }, attempt, { id, solution })
  return (await consumePicture(db, attempt.network, now)) && solveCaptcha(db, clock, id, solution)
}

async function requireNotThrottled(call: PublicCall<'login'>, attempt: SignInAttempt): Promise<void> {
  const { db, clock, settings, body } = call
  const { isNetworkBlocked, challengeLevel, isDelayed } = await getThrottle(db, attempt, clock.now())
  if (isNetworkBlocked) throw networkBlocked()
  if (challengeLevel === undefined && !settings.alwaysCaptcha) return
  if (!body.captchaId || !body.captchaCode) throw refuse('CAPTCHA_REQUIRED', 'signIn.captchaRequired')
  if (!(await isSolved(call))) throw refuse('CAPTCHA_WRONG', 'signIn.captchaWrong')
  if (isDelayed) await new Promise((resolve) => setTimeout(resolve, SLOW_SIGN_IN_MS))
}

/** A proof of work for the next attempt with this name, as expensive as its failures make it. */
export async function challengeFor({ db, clock, secrets, body, origin }: PublicCall<'getSignInChallenge'>) {
  const attempt = { name: body.username.toLowerCase(), network: networkOf(origin.ip) }
  const now = clock.now()
  const { challengeLevel = 0 } = await getThrottle(db, attempt, now)
  return issueChallenge(secrets, attempt, { level: challengeLevel, now })
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const isOpenTo = ({ dataState, oneTimeUntil }: Account, now: Date) =>
  dataState === '0' && (oneTimeUntil === null || now < oneTimeUntil)

/** A one-time password opens one sign-in. Of two that come together the database lets one through. */
async function useUp(tx: Db, account: Account, now: Date): Promise<void> {
  if (account.oneTimeUntil === null) return
  if (!(await consumeOneTimePassword(tx, account.id, now))) throw refuse('LOGIN_FAILED', 'signIn.failed')
}

const DAY_MS = 24 * 3_600_000

/** The state of the password, which expires by its age. */
async function passwordStateOf(tx: Db, account: Account, now: Date): Promise<Account['pwdState']> {
  const { id, pwdState, passwordDays, passwordSetAt } = account
  if (pwdState !== 'ok' || passwordDays === 0) return pwdState
  if (now.getTime() - passwordSetAt.getTime() < passwordDays * DAY_MS) return pwdState
  await expirePassword(tx, id)
  return 'expired'
}

/** Looks at the password of a reserved try. */
async function tryPassword({ db, clock, body }: PublicCall<'login'>, attempt: SignInAttempt, password: string) {
  const { mayTry, isNetworkBlocked } = await consumeAttempt(db, attempt, clock.now())
  if (isNetworkBlocked) throw networkBlocked()
  const account = await findAccount(db, body.username)
  return { mayTry, account, isRight: await verifyPassword(password, account?.passwordHash) }
}

/**
 * Signs in. Unknown name, wrong password, disabled and locked account take the same steps and get the same response.
 */
export async function signIn(call: PublicCall<'login'>) {
  const { db, clock, body, origin, settings } = call
  const attempt = await attemptOf(call)
  await requireNotThrottled(call, attempt)
  const password = await readPassword(body.password, settings.passwordPrivateKey)
  const now = clock.now()
  const { mayTry, account, isRight } = await withHashing(attempt.network, () => tryPassword(call, attempt, password))
  if (!account || !isRight || !mayTry || !isOpenTo(account, now)) {
    await recordFailure(db, attempt, now)
    const result = mayTry ? 'fail' : 'locked'
    await db.transaction((tx) => logSignIn(tx, call, { username: body.username, userId: account?.id, result }))
    throw refuse('LOGIN_FAILED', 'signIn.failed')
  }
  await resetAttempts(db, attempt, now)
  return db.transaction(async (tx) => {
    await useUp(tx, account, now)
    const pwdState = await passwordStateOf(tx, account, now)
    const session = await openSession(tx, account.id, origin, now)
    await updateLastLogin(tx, account.id, now)
    const event = { username: body.username, userId: account.id, result: 'ok', sessionId: session.id } as const
    const isSecure = (settings.publicOrigin ?? origin.base).startsWith('https:')
    const deviceCookie = await rememberBrowser(tx, { userId: account.id, request: call.request, isSecure, now })
    await logSignIn(tx, call, event)
    return { ...session.issued, userId: account.id, pwdState, deviceCookie }
  })
}

/** Renews a session. A refresh token that comes twice ends it for both holders. */
export async function renew(call: PublicCall<'refreshToken'>) {
  const { db, clock, body } = call
  const now = clock.now()
  const result = await db.transaction(async (tx) => {
    const renewed = await renewSession(tx, body.refreshToken, now)
    if (renewed.kind === 'reused') {
      await endSession(tx, renewed.sessionId, 'reuse', now)
      await logSignIn(tx, call, { username: '', result: 'kicked', reason: 'reuse', sessionId: renewed.sessionId })
    }
    return renewed
  })
  if (result.kind !== 'renewed') throw unauthenticated()
  return { ...result.issued, userId: result.userId, pwdState: result.pwdState }
}
