import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { schools } from '../../db/tables/organizations'
import { subjectResearchers } from '../../db/tables/workgroups'
import { type DataScope, positionInScope } from '../../security/scope'

const MAX_LISTED = 200

function selectResearchers(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: subjectResearchers.id,
      gardeId: subjectResearchers.gardeId,
      courseId: subjectResearchers.courseId,
      name: subjectResearchers.name,
      title: subjectResearchers.title,
      orgId: subjectResearchers.orgId,
      orgName: schools.name,
      position: schools.lft,
      intro: subjectResearchers.intro,
      seq: subjectResearchers.seq,
      state: subjectResearchers.state,
      version: subjectResearchers.version,
    })
    .from(subjectResearchers)
    .innerJoin(schools, eq(schools.id, subjectResearchers.orgId))
    .where(where)
    .orderBy(asc(subjectResearchers.seq), asc(subjectResearchers.id))
    .limit(MAX_LISTED)
}

/** A researcher as stored, with the unit. */
export type ResearcherRow = Awaited<ReturnType<typeof selectResearchers>>[number]

/** Researchers of a subject whose unit is in the scope, in their order. */
export function listManagedResearchers(
  db: Db,
  { gardeId, courseId }: { gardeId: string; courseId: string },
  scope: DataScope,
): Promise<ResearcherRow[]> {
  const isOfSubject = and(eq(subjectResearchers.gardeId, gardeId), eq(subjectResearchers.courseId, courseId))
  return selectResearchers(db, and(isOfSubject, positionInScope(scope, schools.lft)))
}

/** One researcher. */
export async function findResearcher(db: Db, id: number): Promise<ResearcherRow | undefined> {
  const [row] = await selectResearchers(db, eq(subjectResearchers.id, id))
  return row
}

/** Waits until no other transaction changes the researcher. */
export async function lockResearcher(tx: Db, id: number): Promise<void> {
  await tx
    .select({ id: subjectResearchers.id })
    .from(subjectResearchers)
    .where(eq(subjectResearchers.id, id))
    .for('update')
}

/** Adds a researcher and returns the id. */
export async function insertResearcher(tx: Db, row: typeof subjectResearchers.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(subjectResearchers).values(row).returning({ id: subjectResearchers.id })).id
}

/** Changes a researcher and increments the version. */
export async function updateResearcher(
  tx: Db,
  id: number,
  change: Partial<typeof subjectResearchers.$inferInsert>,
): Promise<void> {
  await tx
    .update(subjectResearchers)
    .set({ ...change, version: sql`${subjectResearchers.version} + 1` })
    .where(eq(subjectResearchers.id, id))
}

/** Deletes a researcher. */
export async function deleteResearcherRow(tx: Db, id: number): Promise<void> {
  await tx.delete(subjectResearchers).where(eq(subjectResearchers.id, id))
}
