import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { entries, works } from '../../db/tables/competitions'
import { files } from '../../db/tables/files'
import { workDraftFiles, workDrafts, workFiles, workLogs } from '../../db/tables/work-files'

const fields = {
  id: works.id,
  competitionId: works.competitionId,
  entryId: works.entryId,
  workNo: works.workNo,
  title: works.title,
  summary: works.summary,
  textbook: works.textbook,
  gradeName: works.gradeName,
  knowledge: works.knowledge,
  state: works.state,
  stateReason: works.stateReason,
  submittedAt: works.submittedAt,
  receiptNo: works.receiptNo,
  contentHash: works.contentHash,
  version: works.version,
}

/** One work of this applicant; works of others are not there. */
export async function findOwnWork(db: Db, applicantId: number, id: number) {
  const [row] = await db
    .select(fields)
    .from(works)
    .innerJoin(entries, eq(entries.id, works.entryId))
    .where(and(eq(works.id, id), eq(entries.applicantId, applicantId), isNull(works.deletedAt)))
  return row
}

/** Locks a work until the transaction ends: what its author does depends on its state. */
export async function lockWork(tx: Db, id: number): Promise<void> {
  await tx.select({ id: works.id }).from(works).where(eq(works.id, id)).for('update')
}

/** A work as its author sees it. */
export type OwnWorkRow = NonNullable<Awaited<ReturnType<typeof findOwnWork>>>

/** The work of an entry, which has one at most. */
export async function findWorkOf(db: Db, entryId: number): Promise<OwnWorkRow | undefined> {
  const [row] = await db
    .select(fields)
    .from(works)
    .where(and(eq(works.entryId, entryId), isNull(works.deletedAt)))
    .orderBy(asc(works.id))
    .limit(1)
  return row
}

const fileFields = {
  fileId: files.id,
  name: files.name,
  ext: files.ext,
  size: files.size,
  sha256: files.sha256,
  media: files.media,
}

/** Files of a work as they were submitted. */
export function listSubmittedFiles(db: Db, workId: number) {
  return db
    .select({ slot: workFiles.slot, seq: workFiles.seq, ...fileFields })
    .from(workFiles)
    .innerJoin(files, eq(files.id, workFiles.fileId))
    .where(eq(workFiles.workId, workId))
    .orderBy(asc(workFiles.slot), asc(workFiles.seq))
}

/** A file of a work with its slot. */
export type WorkFileRow = Awaited<ReturnType<typeof listSubmittedFiles>>[number]

/** The draft of a work with its files; undefined without one. */
export async function findDraft(db: Db, workId: number) {
  const [row] = await db.select().from(workDrafts).where(eq(workDrafts.workId, workId))
  if (!row) return undefined
  const held: WorkFileRow[] = await db
    .select({ slot: workDraftFiles.slot, seq: workDraftFiles.seq, ...fileFields })
    .from(workDraftFiles)
    .innerJoin(files, eq(files.id, workDraftFiles.fileId))
    .where(eq(workDraftFiles.workId, workId))
    .orderBy(asc(workDraftFiles.slot), asc(workDraftFiles.seq))
  return { ...row, files: held }
}

/** A draft with its files. */
export type WorkDraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Texts of a work. */
export interface WorkTexts {
  title: string
  summary: string
  textbook: string | null
  gradeName: string | null
  knowledge: string | null
}

/** Adds the row of a work that is not submitted yet. Undefined when the number is taken. */
export async function insertWork(
  tx: Db,
  values: WorkTexts & { competitionId: number; entryId: number; workNo: string; createdBy: number },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(works)
    .values({ ...values, anonTitle: values.title, state: 'draft' })
    .onConflictDoNothing({ target: works.workNo })
    .returning({ id: works.id })
  return row?.id
}

/** Replaces the draft of a work. */
export async function writeDraft(
  tx: Db,
  workId: number,
  texts: WorkTexts,
  held: readonly { slot: string; seq: number; fileId: string }[],
  now: Date,
): Promise<void> {
  await tx.delete(workDrafts).where(eq(workDrafts.workId, workId))
  await tx.insert(workDrafts).values({ workId, ...texts, updatedAt: now })
  if (held.length > 0)
    await tx.insert(workDraftFiles).values(held.map(({ slot, seq, fileId }) => ({ workId, slot, seq, fileId })))
}

/** Removes the draft of a work. */
export async function deleteDraft(tx: Db, workId: number): Promise<void> {
  await tx.delete(workDrafts).where(eq(workDrafts.workId, workId))
}

type Change = Partial<
  Pick<
    typeof works.$inferInsert,
    | 'title'
    | 'anonTitle'
    | 'summary'
    | 'textbook'
    | 'gradeName'
    | 'knowledge'
    | 'state'
    | 'stateReason'
    | 'submittedAt'
    | 'receiptNo'
    | 'contentHash'
  >
>

/** Changes a work and counts its version. */
export async function updateWork(
  tx: Db,
  id: number,
  change: Change,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await tx
    .update(works)
    .set({ ...change, version: sql`${works.version} + 1`, updatedAt: now, updatedBy: userId })
    .where(eq(works.id, id))
}

/** Replaces the submitted files of a work. */
export async function replaceFiles(tx: Db, workId: number, held: readonly WorkFileRow[]): Promise<void> {
  await tx.delete(workFiles).where(eq(workFiles.workId, workId))
  if (held.length > 0)
    await tx
      .insert(workFiles)
      .values(held.map(({ slot, seq, fileId, sha256 }) => ({ workId, slot, seq, fileId, sha256 })))
}

/** Which of these files no work and no draft refers to. */
export async function listUnused(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, [...ids]),
        sql`not exists (select from comp_work_file used where used.file_id = ${files.id})`,
        sql`not exists (select from comp_work_draft_file used where used.file_id = ${files.id})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Writes the history of a work. */
export async function logWork(tx: Db, row: typeof workLogs.$inferInsert): Promise<void> {
  await tx.insert(workLogs).values(row)
}
