import type { Db } from '../../db/database'
import type { PublicCall } from '../../http/call'
import { Refusal, refuse, unauthenticated } from '../../http/refusals'
import { readPassword } from '../../http/sent-password'
import { FairQueue } from '../../security/fair-queue'
import { verifyPassword } from '../../security/passwords'
import { consumeOneTimePassword, findAccount, updateLastLogin } from './auth.queries'
import { solveCaptcha } from './captcha'
import { networkOf } from './client-network'
import { openSession, renewSession } from './sessions'
import { endSession, logSignIn } from './sessions.queries'
import {
  consumeAttempt,
  getThrottle,
  recordFailure,
  RETRY_AFTER_S,
  resetAttempts,
  type SignInAttempt,
} from './sign-in-throttle.queries'

const SLOW_SIGN_IN_MS = 2_000

/** Hashing takes a core. Networks are served in rotation, so that a flood from one of them does not delay the others. */
const hashing = new FairQueue({ running: 2, waitingEach: 32, waiting: 128 })

const networkBlocked = () =>
  new Refusal(429, 'TOO_MANY_REQUESTS', 'http.tooMany', { headers: { 'retry-after': String(RETRY_AFTER_S) } })
const busy = () => new Refusal(503, 'BUSY', 'http.unavailable', { headers: { 'retry-after': '2' } })

async function requireNotThrottled(
  { db, clock, settings, body }: PublicCall<'login'>,
  attempt: SignInAttempt,
): Promise<void> {
  const throttle = await getThrottle(db, attempt, clock.now())
  if (throttle.isNetworkBlocked) throw networkBlocked()
  if (!throttle.needsCaptcha && !settings.alwaysCaptcha) return
  if (!body.captchaId || !body.captchaCode) throw refuse('CAPTCHA_REQUIRED', 'signIn.captchaRequired')
  const isSolved = await solveCaptcha(db, clock, body.captchaId, body.captchaCode)
  if (!isSolved) throw refuse('CAPTCHA_WRONG', 'signIn.captchaWrong')
  if (throttle.needsCaptcha) await new Promise((resolve) => setTimeout(resolve, SLOW_SIGN_IN_MS))
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const isOpenTo = ({ dataState, oneTimeUntil }: Account, now: Date) =>
  dataState === '0' && (oneTimeUntil === null || now < oneTimeUntil)

/** A one-time password opens one sign-in. Of two that come together the database lets one through. */
async function useUp(tx: Db, account: Account, now: Date): Promise<void> {
  if (account.oneTimeUntil === null) return
  if (!(await consumeOneTimePassword(tx, account.id, now))) throw refuse('LOGIN_FAILED', 'signIn.failed')
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
  const attempt = { name: body.username.toLowerCase(), network: networkOf(origin.ip) }
  await requireNotThrottled(call, attempt)
  const password = await readPassword(body.password, settings.passwordPrivateKey)
  const now = clock.now()
  const { mayTry, account, isRight } = await hashing.run(
    attempt.network,
    () => tryPassword(call, attempt, password),
    busy,
  )
  if (!account || !isRight || !mayTry || !isOpenTo(account, now)) {
    await recordFailure(db, attempt, now)
    const result = mayTry ? 'fail' : 'locked'
    await logSignIn(db, { username: body.username, userId: account?.id, result }, origin, now)
    throw refuse('LOGIN_FAILED', 'signIn.failed')
  }
  await resetAttempts(db, attempt, now)
  return db.transaction(async (tx) => {
    await useUp(tx, account, now)
    const session = await openSession(tx, account.id, origin, now)
    await updateLastLogin(tx, account.id, now)
    await logSignIn(
      tx,
      { username: body.username, userId: account.id, result: 'ok', sessionId: session.id },
      origin,
      now,
    )
    return { ...session.issued, userId: account.id, pwdState: account.pwdState }
  })
}

/** Renews a session. A refresh token that comes twice ends it for both holders. */
export async function renew({ db, clock, body, origin }: PublicCall<'refreshToken'>) {
  const now = clock.now()
  const result = await db.transaction(async (tx) => {
    const renewed = await renewSession(tx, body.refreshToken, now)
    if (renewed.kind === 'reused') {
      await endSession(tx, renewed.sessionId, 'reuse', now)
      await logSignIn(
        tx,
        { username: '', result: 'kicked', reason: 'reuse', sessionId: renewed.sessionId },
        origin,
        now,
      )
    }
    return renewed
  })
  if (result.kind !== 'renewed') throw unauthenticated()
  return { ...result.issued, userId: result.userId, pwdState: result.pwdState }
}
