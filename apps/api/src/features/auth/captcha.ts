import { and, eq, gt, lt } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { captchas } from '../../db/tables/sign-in'
import { sha256 } from '../../security/secrets'
import { drawCaptcha, randomAnswer } from './captcha-image'

const LIFETIME_S = 300
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const answerHash = (id: string, answer: string) => sha256(`${id} ${answer.trim().toUpperCase()}`)

/** Makes a captcha. Its answer is kept in the database, so any process can check it. */
export async function issueCaptcha(db: Db, clock: Clock) {
  const id = crypto.randomUUID()
  const answer = randomAnswer()
  const now = clock.now()
  await db.delete(captchas).where(lt(captchas.expiresAt, now))
  const expiresAt = new Date(now.getTime() + LIFETIME_S * 1000)
  await db.insert(captchas).values({ id, answerHash: await answerHash(id, answer), expiresAt })
  return { captchaId: id, image: drawCaptcha(answer), expiresIn: LIFETIME_S }
}

/** Is the answer right? Each captcha can be tried once. */
export async function solveCaptcha(db: Db, clock: Clock, id: string, answer: string): Promise<boolean> {
  if (!UUID.test(id)) return false
  const [used] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, clock.now())))
    .returning({ answerHash: captchas.answerHash })
  return used !== undefined && used.answerHash === (await answerHash(id, answer))
}
