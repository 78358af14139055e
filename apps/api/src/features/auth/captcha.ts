import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { sha256 } from '../../security/secrets'
import { randomSolution, renderCaptcha } from './captcha-image'
import { deleteExpiredCaptchas, insertCaptcha, takeSolutionHash } from './captcha.queries'

const LIFETIME_S = 300
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const hashSolution = (id: string, solution: string) => sha256(`${id} ${solution.trim().toUpperCase()}`)

/** Creates a captcha. The hash of its solution is stored in the database, so any process can check it. */
export async function issueCaptcha(db: Db, clock: Clock) {
  const id = crypto.randomUUID()
  const solution = randomSolution()
  const now = clock.now()
  await deleteExpiredCaptchas(db, now)
  const expiresAt = new Date(now.getTime() + LIFETIME_S * 1000)
  await insertCaptcha(db, { id, solutionHash: await hashSolution(id, solution), expiresAt })
  return { captchaId: id, image: renderCaptcha(solution), expiresIn: LIFETIME_S }
}

/** Checks a solution. Each captcha can be tried once. */
export async function solveCaptcha(db: Db, clock: Clock, id: string, solution: string): Promise<boolean> {
  if (!UUID.test(id)) return false
  const storedHash = await takeSolutionHash(db, id, clock.now())
  return storedHash !== undefined && storedHash === (await hashSolution(id, solution))
}
