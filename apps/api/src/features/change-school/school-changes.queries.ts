import { and, asc, count, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { files } from '../../db/tables/files'
import { schoolClasses, schoolGrades, schools } from '../../db/tables/organizations'
import { requestSteps, schoolChangeFiles, schoolChanges } from '../../db/tables/school-changes'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

const origin = alias(schools, 'origin')
const target = alias(schools, 'target')

const fields = {
  id: schoolChanges.id,
  version: schoolChanges.version,
  userId: schoolChanges.userId,
  userName: users.name,
  userType: users.userType,
  senderId: schoolChanges.senderId,
  kind: schoolChanges.kind,
  fromSchoolId: schoolChanges.fromSchoolId,
  fromSchoolName: origin.name,
  fromPosition: origin.lft,
  toSchoolId: schoolChanges.toSchoolId,
  toSchoolName: target.name,
  toPosition: target.lft,
  toGradeId: schoolChanges.toGradeId,
  toGradeName: schoolGrades.name,
  toClassId: schoolChanges.toClassId,
  toClassName: schoolClasses.name,
  effectiveOn: schoolChanges.effectiveOn,
  reason: schoolChanges.reason,
  needsAuthority: schoolChanges.needsAuthority,
  state: schoolChanges.state,
  createdAt: schoolChanges.createdAt,
}

function selectChanges(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(schoolChanges)
    .innerJoin(users, eq(users.id, schoolChanges.userId))
    .leftJoin(origin, eq(origin.id, schoolChanges.fromSchoolId))
    .innerJoin(target, eq(target.id, schoolChanges.toSchoolId))
    .leftJoin(schoolGrades, eq(schoolGrades.id, schoolChanges.toGradeId))
    .leftJoin(schoolClasses, eq(schoolClasses.id, schoolChanges.toClassId))
    .where(where)
    .$dynamic()
}

/** A request with the names of what it refers to. */
export type SchoolChangeRow = Awaited<ReturnType<typeof selectChanges>>[number]

/** One request, in any scope; the policy decides who may see it. */
export async function findSchoolChange(db: Db, id: number): Promise<SchoolChangeRow | undefined> {
  const [row] = await selectChanges(db, eq(schoolChanges.id, id))
  return row
}

/** Waits until no other transaction changes the request. */
export async function lockSchoolChange(tx: Db, id: number): Promise<void> {
  await tx.select({ id: schoolChanges.id }).from(schoolChanges).where(eq(schoolChanges.id, id)).for('update')
}

/** Requests about these people or sent by this person, the newest first. */
export function listOwnChanges(db: Db, senderId: number, userIds: readonly number[]) {
  const where = or(inArray(schoolChanges.userId, [...userIds]), eq(schoolChanges.senderId, senderId))
  return selectChanges(db, where).orderBy(desc(schoolChanges.id)).limit(200)
}

const open = ['submitted', 'out_agreed', 'in_agreed', 'authority_agreed'] as const
const closed = ['effective', 'rejected', 'withdrawn'] as const

/** Is the school that a request leaves, or the one that it enters, in the scope? */
const touches = (scope: DataScope) => or(positionInScope(scope, origin.lft), positionInScope(scope, target.lft))

/** Is the current step the scope's to decide? */
function waitsFor(scope: DataScope): SQL | undefined {
  const from = positionInScope(scope, origin.lft) ?? sql`true`
  const to = positionInScope(scope, target.lft) ?? sql`true`
  return or(
    and(eq(schoolChanges.state, 'submitted'), from),
    and(eq(schoolChanges.state, 'out_agreed'), to),
    and(eq(schoolChanges.state, 'in_agreed'), eq(schoolChanges.needsAuthority, true), from, to),
  )
}

/** What narrows the list of requests. */
export interface SchoolChangeFilter {
  scope: DataScope
  /** The caller, whose own requests are for others to decide. */
  userId: number
  queue?: 'waiting' | 'open' | 'closed'
  keyword?: string
}

/** One page of the requests of a scope with the total: open ones from the oldest, closed ones from the newest. */
export async function pageSchoolChanges(db: Db, filter: SchoolChangeFilter, window: PageWindow) {
  const { scope, userId, queue, keyword } = filter
  const where = and(
    scope.isAll ? undefined : touches(scope),
    queue === 'waiting'
      ? and(waitsFor(scope), sql`${userId} not in (${schoolChanges.userId}, ${schoolChanges.senderId})`)
      : undefined,
    queue === 'open' ? inArray(schoolChanges.state, [...open]) : undefined,
    queue === 'closed' ? inArray(schoolChanges.state, [...closed]) : undefined,
    keyword ? contains(users.name, keyword) : undefined,
  )
  const order = queue === 'closed' ? desc(schoolChanges.id) : asc(schoolChanges.id)
  const rows = await selectChanges(db, where).orderBy(order).limit(window.limit).offset(window.offset)
  const counted = await db
    .select({ n: count() })
    .from(schoolChanges)
    .innerJoin(users, eq(users.id, schoolChanges.userId))
    .leftJoin(origin, eq(origin.id, schoolChanges.fromSchoolId))
    .innerJoin(target, eq(target.id, schoolChanges.toSchoolId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** Decisions about requests, in the order in which they were made. */
export async function listSteps(db: Db, requestIds: readonly number[]) {
  if (requestIds.length === 0) return []
  return db
    .select({
      requestId: requestSteps.requestId,
      step: requestSteps.step,
      orgName: schools.name,
      decision: requestSteps.decision,
      byName: users.name,
      at: requestSteps.decidedAt,
      reason: requestSteps.reason,
    })
    .from(requestSteps)
    .innerJoin(users, eq(users.id, requestSteps.decidedBy))
    .leftJoin(schools, eq(schools.id, requestSteps.orgId))
    .where(inArray(requestSteps.requestId, [...requestIds]))
    .orderBy(asc(requestSteps.requestId), asc(requestSteps.id))
}

/** A decision as {@link listSteps} returns it. */
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number]

/** Documents of requests, in the order of each. */
export async function listChangeFiles(db: Db, requestIds: readonly number[]) {
  if (requestIds.length === 0) return []
  return db
    .select({ requestId: schoolChangeFiles.requestId, id: files.id, name: files.name, size: files.size })
    .from(schoolChangeFiles)
    .innerJoin(files, eq(files.id, schoolChangeFiles.fileId))
    .where(inArray(schoolChangeFiles.requestId, [...requestIds]))
    .orderBy(asc(schoolChangeFiles.requestId), asc(schoolChangeFiles.seq))
}

/** A document as {@link listChangeFiles} returns it. */
export type ChangeFileRow = Awaited<ReturnType<typeof listChangeFiles>>[number]

/** Adds a request with its documents and returns its id. */
export async function insertSchoolChange(
  tx: Db,
  row: typeof schoolChanges.$inferInsert,
  fileIds: readonly string[],
): Promise<number> {
  const { id } = onlyRow(await tx.insert(schoolChanges).values(row).returning({ id: schoolChanges.id }))
  if (fileIds.length > 0)
    await tx.insert(schoolChangeFiles).values(fileIds.map((fileId, seq) => ({ requestId: id, fileId, seq })))
  return id
}

/** Changes columns of a request and increments its version. */
export async function updateSchoolChange(
  tx: Db,
  id: number,
  change: Partial<typeof schoolChanges.$inferInsert>,
): Promise<void> {
  await tx
    .update(schoolChanges)
    .set({ ...change, version: sql`${schoolChanges.version} + 1` })
    .where(eq(schoolChanges.id, id))
}

/** Adds a decision. */
export async function insertStep(tx: Db, row: typeof requestSteps.$inferInsert): Promise<void> {
  await tx.insert(requestSteps).values(row)
}

const PER_ROUND = 50

/** Approved requests whose day has come, locked until the end of the transaction. */
export function listDueChanges(tx: Db, today: string) {
  return tx
    .select({ id: schoolChanges.id })
    .from(schoolChanges)
    .where(
      and(
        lte(schoolChanges.effectiveOn, today),
        or(
          eq(schoolChanges.state, 'authority_agreed'),
          and(eq(schoolChanges.state, 'in_agreed'), eq(schoolChanges.needsAuthority, false)),
        ),
      ),
    )
    .orderBy(asc(schoolChanges.id))
    .limit(PER_ROUND)
    .for('update', { skipLocked: true })
}
