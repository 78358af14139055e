import { and, asc, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { files } from '../../db/tables/files'
import { consents, preschoolSubmissions, submissionFiles } from '../../db/tables/preschool'

/** A submission as stored. */
export type SubmissionRow = typeof preschoolSubmissions.$inferSelect

const isOwn = (authorId: number) =>
  and(eq(preschoolSubmissions.authorId, authorId), eq(preschoolSubmissions.kind, 'home'))

const withConsent = {
  ...getTableColumns(preschoolSubmissions),
  textVersion: consents.textVersion,
  givenAt: consents.givenAt,
  withdrawnAt: consents.withdrawnAt,
}

/** One's own submissions, the newest first. */
export async function pageOwn(db: Db, authorId: number, state: SubmissionRow['state'] | undefined, window: PageWindow) {
  const where = and(isOwn(authorId), state && eq(preschoolSubmissions.state, state))
  const rows = await db
    .select(withConsent)
    .from(preschoolSubmissions)
    .leftJoin(consents, eq(consents.id, preschoolSubmissions.consentId))
    .where(where)
    .orderBy(desc(preschoolSubmissions.id))
    .limit(window.limit)
    .offset(window.offset)
  const total = await db.select({ n: count() }).from(preschoolSubmissions).where(where)
  return { rows, total: onlyRow(total).n }
}

/** A submission with the consent that came with it. */
export type OwnSubmission = Awaited<ReturnType<typeof pageOwn>>['rows'][number]

/** One of one's own submissions. */
export async function findOwn(db: Db, authorId: number, id: number): Promise<OwnSubmission | undefined> {
  const [row] = await db
    .select(withConsent)
    .from(preschoolSubmissions)
    .leftJoin(consents, eq(consents.id, preschoolSubmissions.consentId))
    .where(and(isOwn(authorId), eq(preschoolSubmissions.id, id)))
  return row
}

/** Locks one of one's own submissions until the end of the transaction. */
export async function holdOwn(tx: Db, authorId: number, id: number): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(preschoolSubmissions)
    .where(and(isOwn(authorId), eq(preschoolSubmissions.id, id)))
    .for('update')
  return row
}

/** Adds a submission. */
export async function insertSubmission(
  tx: Db,
  row: typeof preschoolSubmissions.$inferInsert,
): Promise<SubmissionRow | undefined> {
  const [added] = await tx.insert(preschoolSubmissions).values(row).returning()
  return added
}

/** Changes a submission and counts its version on. */
export async function updateSubmission(
  tx: Db,
  known: SubmissionRow,
  change: Partial<typeof preschoolSubmissions.$inferInsert>,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .update(preschoolSubmissions)
    .set({ ...change, version: known.version + 1 })
    .where(eq(preschoolSubmissions.id, known.id))
    .returning()
  return row
}

/** Deletes a submission; its links to pictures go with it. */
export async function deleteSubmission(tx: Db, id: number): Promise<void> {
  await tx.delete(preschoolSubmissions).where(eq(preschoolSubmissions.id, id))
}

/** Pictures of submissions, in the order of each. */
export async function listPictures(db: Db, submissionIds: readonly number[]) {
  if (submissionIds.length === 0) return []
  return db
    .select({
      submissionId: submissionFiles.submissionId,
      id: files.id,
      name: files.name,
      size: files.size,
      ext: files.ext,
    })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(inArray(submissionFiles.submissionId, [...submissionIds]))
    .orderBy(asc(submissionFiles.submissionId), asc(submissionFiles.seq), asc(files.id))
}

/** A picture of a submission. */
export type Picture = Awaited<ReturnType<typeof listPictures>>[number]

/** Makes these the pictures of a submission, in this order. */
export async function replacePictures(tx: Db, submissionId: number, ids: readonly string[]): Promise<void> {
  await tx.delete(submissionFiles).where(eq(submissionFiles.submissionId, submissionId))
  if (ids.length > 0) await tx.insert(submissionFiles).values(ids.map((fileId, seq) => ({ submissionId, fileId, seq })))
}
