import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/database'
import { guardians, users } from '../../../db/tables/users'
import type { ClosedPerson } from './identity.queries'

/** The children of a guardian. */
export async function listChildIds(tx: Db, guardianId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: guardians.studentUserId })
    .from(guardians)
    .where(eq(guardians.parentUserId, guardianId))
  return rows.map(({ id }) => id)
}

/** The other guardian of a child with an account, the primary one first. */
async function findOtherGuardian(tx: Db, childId: number, guardianId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: users.id })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.parentUserId))
    .where(
      and(
        eq(guardians.studentUserId, childId),
        ne(guardians.parentUserId, guardianId),
        isNull(users.deletedAt),
        eq(users.dataState, '0'),
      ),
    )
    .orderBy(sql`${guardians.isPrimary} desc`, guardians.id)
    .limit(1)
  return row?.id
}

/** A work of a family that its author leaves behind. */
export interface LeftWork {
  id: number
  title: string
  state: 'draft' | 'pending' | 'published' | 'withdrawn'
  articleId: number | null
  showsChild: boolean
  authorId: number
  /** The child that it was made with: the one that it shows, else the author's only child. */
  childId: number | null
}

/** Works that a person has written, or that show the person, locked until the end of the transaction. */
export function listLeftWorks(tx: Db, { id }: ClosedPerson): Promise<LeftWork[]> {
  return rowsOf<LeftWork>(
    tx,
    sql`select id::float8 as id, title, state, article_id::float8 as "articleId", shows_child as "showsChild",
      author_id::float8 as "authorId", coalesce(child_id, (select min(student_user_id) from guardian
        where parent_user_id = author_id having count(*) = 1))::float8 as "childId"
      from preschool_submission where ${id} in (author_id, child_id) and kind = 'home' order by id for update`,
  )
}

/** Who takes over a work, with the own consent to show the child where it shows one. */
export interface NewAuthor {
  authorId: number
  consentId: number | null
}

/**
 * Another guardian of the child. A work that shows the child goes to one who has consented to that as well; without
 * such a consent there is none.
 */
export async function findNewAuthor(tx: Db, work: LeftWork, closedId: number): Promise<NewAuthor | undefined> {
  if (work.childId === null || work.childId === closedId) return undefined
  const authorId = await findOtherGuardian(tx, work.childId, closedId)
  if (authorId === undefined) return undefined
  if (!work.showsChild) return { authorId, consentId: null }
  const [consent] = await rowsOf<NewAuthor>(
    tx,
    sql`select given.guardian_id::float8 as "authorId", given.id::float8 as "consentId" from consent given
      join guardian link on link.parent_user_id = given.guardian_id and link.student_user_id = given.subject_id
      join app_user on app_user.id = given.guardian_id and app_user.deleted_at is null
      where given.subject_id = ${work.childId} and given.guardian_id <> ${closedId}
        and given.scope = 'image_publicity' and given.withdrawn_at is null
      order by given.id desc limit 1`,
  )
  return consent
}

/** Makes a work another guardian's. */
export async function handOver(tx: Db, workId: number, { authorId, consentId }: NewAuthor): Promise<void> {
  await tx.execute(sql`update preschool_submission set author_id = ${authorId}, consent_id = ${consentId},
    version = version + 1 where id = ${workId}`)
}

/** Deletes a work with its links to pictures and its reviews. */
export async function deleteWork(tx: Db, workId: number): Promise<void> {
  await tx.execute(sql`delete from preschool_submission where id = ${workId}`)
}

/** Ends the consents that a person has given, and those about the person. */
export async function endConsents(tx: Db, { id }: ClosedPerson, now: Date): Promise<void> {
  await tx.execute(sql`update consent set withdrawn_at = ${now.toISOString()}::timestamptz
    where ${id} in (guardian_id, subject_id) and withdrawn_at is null`)
}
