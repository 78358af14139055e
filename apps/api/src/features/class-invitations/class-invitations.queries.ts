import { and, count, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { areas } from '../../db/tables/areas'
import { classInvitations } from '../../db/tables/class-invitations'
import { schoolClasses, schoolGrades, schools } from '../../db/tables/organizations'
import { registrations } from '../../db/tables/registrations'
import { type DataScope, positionInScope } from '../../security/scope'

/** A code as it is stored. */
export type InvitationRecord = typeof classInvitations.$inferSelect

/** Requests of a code that wait or were approved: those that were returned or have expired make room for others. */
const usesSince = (since: Date) => sql<number>`(
  select count(*)::int from ${registrations}
  where ${registrations.invitationId} = ${classInvitations.id}
    and (${registrations.state} = 'approved'
      or (${registrations.state} = 'pending' and ${registrations.submittedAt} > ${since})))`

const pendingSince = (since: Date) => sql<number>`(
  select count(*)::int from ${registrations}
  where ${registrations.invitationId} = ${classInvitations.id}
    and ${registrations.state} = 'pending' and ${registrations.submittedAt} > ${since})`

const select = (db: Db, since: Date) =>
  db
    .select({
      ...getTableColumns(classInvitations),
      uses: usesSince(since),
      pending: pendingSince(since),
      className: schoolClasses.name,
      gradeId: schoolGrades.id,
      gradeName: schoolGrades.name,
      schoolId: schools.id,
      schoolName: schools.name,
      areaCode: schools.areaCode,
      areaPath: areas.path,
    })
    .from(classInvitations)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classInvitations.classId))
    .innerJoin(schoolGrades, eq(schoolGrades.id, schoolClasses.gradeId))
    .innerJoin(schools, and(eq(schools.id, schoolGrades.schoolId), isNull(schools.deletedAt)))
    .innerJoin(areas, eq(areas.areaCode, schools.areaCode))

/** A code with its class and how often it was used. */
export type InvitationWithClass = Awaited<ReturnType<typeof select>>[number]

const inScope = (scope: DataScope): SQL | undefined => positionInScope(scope, schools.lft)

/** One page of the codes in a scope, the newest first. Requests before `since` have expired. */
export function pageInvitations(db: Db, scope: DataScope, since: Date, { limit, offset }: PageWindow) {
  return select(db, since).where(inScope(scope)).orderBy(desc(classInvitations.id)).limit(limit).offset(offset)
}

/** How many codes a scope has. */
export async function countInvitations(db: Db, scope: DataScope): Promise<number> {
  const counted = await db
    .select({ n: count() })
    .from(classInvitations)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classInvitations.classId))
    .innerJoin(schoolGrades, eq(schoolGrades.id, schoolClasses.gradeId))
    .innerJoin(schools, and(eq(schools.id, schoolGrades.schoolId), isNull(schools.deletedAt)))
    .where(inScope(scope))
  return onlyRow(counted).n
}

/** The code of an id within a scope. */
export async function findInvitation(db: Db, scope: DataScope, id: number, since: Date) {
  const [found] = await select(db, since).where(and(eq(classInvitations.id, id), inScope(scope)))
  return found
}

/** What a code stands for. */
export async function findByCode(db: Db, code: string, since: Date) {
  const [found] = await select(db, since).where(eq(classInvitations.code, code))
  return found
}

/** Locks a code until the end of the transaction: requests that are made with it at the same time take turns. */
export async function lockInvitation(tx: Db, code: string): Promise<void> {
  await tx
    .select({ id: classInvitations.id })
    .from(classInvitations)
    .where(eq(classInvitations.code, code))
    .for('update')
}

/** A class that is still taught, of a school in the scope. */
export async function findClass(db: Db, scope: DataScope, classId: number) {
  const [found] = await db
    .select({ name: schoolClasses.name, gradeName: schoolGrades.name, type: schools.type, state: schools.state })
    .from(schoolClasses)
    .innerJoin(schoolGrades, and(eq(schoolGrades.id, schoolClasses.gradeId), isNull(schoolGrades.graduatedAt)))
    .innerJoin(schools, and(eq(schools.id, schoolGrades.schoolId), isNull(schools.deletedAt)))
    .where(and(eq(schoolClasses.id, classId), inScope(scope)))
  return found
}

/** Adds a code. */
export async function insertInvitation(tx: Db, row: typeof classInvitations.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(classInvitations).values(row).returning({ id: classInvitations.id })).id
}

/** Closes codes that are still open. */
export async function closeInvitations(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(classInvitations)
    .set({ closedAt: now })
    .where(and(inArray(classInvitations.id, [...ids]), isNull(classInvitations.closedAt)))
}
