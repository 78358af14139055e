import { refuse } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { isChallengeId, solveChallenge } from './challenge'
import { networkOf } from './client-network'

/** The call that has to prove its work. */
interface ProvenCall extends Pick<ServerContext, 'db' | 'secrets' | 'clock'> {
  origin: { ip: string }
  body: { captchaId?: string; captchaCode?: string }
}

/** Throws unless the call brings a solved challenge for this login name: a script pays what a browser pays. */
export async function requireProof({ db, secrets, clock, origin, body }: ProvenCall, username: string): Promise<void> {
  const { captchaId: id, captchaCode: solution } = body
  if (!id || !solution) throw refuse('CAPTCHA_REQUIRED', 'signIn.captchaRequired')
  const attempt = { name: username.toLowerCase(), network: networkOf(origin.ip) }
  const isSolved =
    isChallengeId(id) && (await solveChallenge({ db, secrets, now: clock.now() }, attempt, { id, solution }))
  if (!isSolved) throw refuse('CAPTCHA_WRONG', 'signIn.captchaWrong')
}
