import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { captchas } from '../../db/tables/sign-in'

/** Adds a captcha. */
export async function insertCaptcha(db: Db, captcha: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(captcha)
}

/** Deletes captchas that can no longer be solved. */
export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now))
}

/** Deletes a captcha and returns the hash of its solution; undefined when it is unknown or expired. */
export async function takeSolutionHash(db: Db, id: string, now: Date): Promise<string | undefined> {
  const [captcha] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, now)))
    .returning({ solutionHash: captchas.solutionHash })
  return captcha?.solutionHash
}
