import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { judgeAssignments, judgeReports, markItems, marks } from '../../db/tables/judging'

/** The judge's own mark with its items; undefined before the first draft. */
export async function findMark(db: Db, assignmentId: number) {
  const [row] = await db
    .select({
      total: marks.total,
      comment: marks.comment,
      state: marks.state,
      revision: marks.revision,
    })
    .from(marks)
    .where(eq(marks.assignmentId, assignmentId))
  if (!row) return undefined
  const items = await db
    .select({ criterionId: markItems.criterionId, score: markItems.score })
    .from(markItems)
    .where(eq(markItems.assignmentId, assignmentId))
    .orderBy(asc(markItems.criterionId))
  return { ...row, items }
}

/** A judge's own mark. */
export type MarkRow = NonNullable<Awaited<ReturnType<typeof findMark>>>

/**
 * The scheme by which a work is marked. Until the transaction ends it stays the scheme of the panel, and its first mark locks
 * it for good.
 */
export async function claimScheme(tx: Db, assignmentId: number): Promise<number> {
  const rows = await rowsOf<{ schemeId: number }>(
    tx,
    sql`select scheme_id::int as "schemeId" from judge_panel
      where id = (select panel_id from judge_assignment where id = ${assignmentId}::bigint) for share`,
  )
  const { schemeId } = onlyRow(rows)
  await tx.execute(sql`update score_scheme set locked = true where id = ${schemeId}::bigint and not locked`)
  return schemeId
}

/** What a mark is written with. */
export interface MarkValues {
  items: readonly { criterionId: number; score: string }[]
  total: string
  comment: string | null
  /** Time spent on the work since the last save. */
  seconds: number | undefined
}

/** Writes a mark whole, as a draft or submitted. */
export async function writeMark(
  tx: Db,
  assignmentId: number,
  { items, total, comment, seconds }: MarkValues,
  submittedAt: Date | null,
): Promise<void> {
  const state = submittedAt ? ('submitted' as const) : ('draft' as const)
  const values = { total, comment, state, submittedAt }
  await tx
    .insert(marks)
    .values({ assignmentId, ...values, durationS: seconds, revision: 1 })
    .onConflictDoUpdate({
      target: marks.assignmentId,
      set: {
        ...values,
        revision: sql`${marks.revision} + 1`,
        ...(seconds !== undefined && { durationS: sql`coalesce(${marks.durationS}, 0) + ${seconds}::int` }),
      },
    })
  await tx.delete(markItems).where(eq(markItems.assignmentId, assignmentId))
  if (items.length > 0)
    await tx.insert(markItems).values(items.map(({ criterionId, score }) => ({ assignmentId, criterionId, score })))
}

/** Sets the state of an assignment. */
export async function setAssignmentState(
  tx: Db,
  assignmentId: number,
  change: { state: 'in_progress' | 'submitted' } | { state: 'recused'; recuseReason: string },
): Promise<void> {
  await tx.update(judgeAssignments).set(change).where(eq(judgeAssignments.id, assignmentId))
}

/** Makes the draft of a judge who steps back void. */
export async function voidDraft(tx: Db, assignmentId: number): Promise<void> {
  await tx
    .update(marks)
    .set({ state: 'void' })
    .where(and(eq(marks.assignmentId, assignmentId), eq(marks.state, 'draft')))
}

/** Stores a report; one of the same kind is replaced. */
export async function writeReport(tx: Db, report: typeof judgeReports.$inferInsert): Promise<void> {
  const { content, createdAt } = report
  await tx
    .insert(judgeReports)
    .values(report)
    .onConflictDoUpdate({ target: [judgeReports.assignmentId, judgeReports.kind], set: { content, createdAt } })
}
