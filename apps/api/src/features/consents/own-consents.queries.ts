import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { consents, preschoolSubmissions } from '../../db/tables/preschool'
import { users } from '../../db/tables/users'

/** Titles of the submissions that rely on a consent at present. */
const submissions = sql<string[]>`array(select ${preschoolSubmissions.title} from ${preschoolSubmissions}
  where ${preschoolSubmissions.consentId} = ${consents.id}
  and ${preschoolSubmissions.state} in ('pending', 'published') order by ${preschoolSubmissions.id} limit 100)`

const fields = {
  id: consents.id,
  subjectId: consents.subjectId,
  subjectName: users.name,
  scope: consents.scope,
  textCode: consents.textCode,
  textVersion: consents.textVersion,
  givenAt: consents.givenAt,
  withdrawnAt: consents.withdrawnAt,
  submissions,
}

/** The consents that a guardian has given, the newest first. */
export function listOwn(db: Db, guardianId: number) {
  return db
    .select(fields)
    .from(consents)
    .innerJoin(users, eq(users.id, consents.subjectId))
    .where(eq(consents.guardianId, guardianId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(500)
}

/** A consent as {@link listOwn} returns it. */
export type OwnConsentRow = Awaited<ReturnType<typeof listOwn>>[number]

/** One of the consents that a guardian has given. */
export async function findOwnConsent(tx: Db, guardianId: number, id: number): Promise<OwnConsentRow | undefined> {
  const [row] = await tx
    .select(fields)
    .from(consents)
    .innerJoin(users, eq(users.id, consents.subjectId))
    .where(and(eq(consents.guardianId, guardianId), eq(consents.id, id)))
  return row
}

/** Notes that a consent is withdrawn. Returns whether it was in force. */
export async function endConsent(tx: Db, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.id, id), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id })
  return ended.length > 0
}

/** Withdraws the submissions that rely on a consent. Returns the articles of those that were published. */
export async function withdrawSubmissions(tx: Db, consentId: number, actorId: number, now: Date): Promise<number[]> {
  const relying = and(
    eq(preschoolSubmissions.consentId, consentId),
    inArray(preschoolSubmissions.state, ['pending', 'published']),
  )
  const rows = await tx
    .select({ articleId: preschoolSubmissions.articleId })
    .from(preschoolSubmissions)
    .where(relying)
    .for('update')
  await tx
    .update(preschoolSubmissions)
    .set({
      state: 'withdrawn',
      articleId: null,
      updatedAt: now,
      updatedBy: actorId,
      version: sql`${preschoolSubmissions.version} + 1`,
    })
    .where(relying)
  return rows.flatMap(({ articleId }) => articleId ?? [])
}
