import type { Schema } from '@doorway/api-client/types'
import { and, asc, desc, eq, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import { workgroupMembers, workgroups } from '../../db/tables/workgroups'
import type { DataScope } from '../../security/scope'
import { positionInScope } from '../../security/scope'

const memberCount = sql<number>`(select count(*)::int from ${workgroupMembers}
  where ${workgroupMembers.workgroupId} = ${workgroups.id} and ${workgroupMembers.leftAt} is null)`

const fields = {
  id: workgroups.id,
  name: workgroups.name,
  kind: workgroups.kind,
  leaderId: workgroups.leaderId,
  leaderName: users.name,
  orgId: workgroups.orgId,
  orgName: schools.name,
  position: schools.lft,
  areaCode: workgroups.areaCode,
  areaName: areas.name,
  gardeId: workgroups.gardeId,
  courseId: workgroups.courseId,
  summary: workgroups.summary,
  introHtml: workgroups.introHtml,
  validFrom: workgroups.validFrom,
  validTo: workgroups.validTo,
  isPublic: workgroups.isPublic,
  state: workgroups.state,
  version: workgroups.version,
  memberCount,
}

function selectWorkgroups(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(workgroups)
    .innerJoin(users, eq(users.id, workgroups.leaderId))
    .innerJoin(schools, eq(schools.id, workgroups.orgId))
    .innerJoin(areas, eq(areas.areaCode, workgroups.areaCode))
    .where(and(isNull(workgroups.deletedAt), where))
    .$dynamic()
}

/** A workgroup with the names of its leader, organization and area. */
export type WorkgroupRecord = Awaited<ReturnType<typeof selectWorkgroups>>[number]

function inState(state: NonNullable<Schema<'WorkgroupConditions'>['state']>, today: string): SQL | undefined {
  if (state === 'dissolved') return eq(workgroups.state, 'dissolved')
  const isOver = lt(workgroups.validTo, today)
  return and(
    eq(workgroups.state, 'active'),
    state === 'expired' ? isOver : or(isNull(workgroups.validTo), gte(workgroups.validTo, today)),
  )
}

/** Is this position in the tree that of an organization or of one below it? */
function inBranchOf(position: typeof schools.lft | typeof users.orgPos, orgId: number): SQL {
  return sql`${position} between (select lft from school where id = ${orgId}) and (select rgt from school where id = ${orgId})`
}

/** One page of the workgroups in scope with the exact total, the latest founded first. */
export async function pageWorkgroups(
  db: Db,
  scope: DataScope,
  { name, kind, state, orgId }: Schema<'WorkgroupConditions'>,
  { today, ...window }: PageWindow & { today: string },
) {
  const where = and(
    positionInScope(scope, schools.lft),
    name?.trim() ? or(contains(workgroups.name, name.trim()), contains(users.name, name.trim())) : undefined,
    kind ? eq(workgroups.kind, kind) : undefined,
    state ? inState(state, today) : undefined,
    orgId ? inBranchOf(schools.lft, orgId) : undefined,
  )
  const rows = await selectWorkgroups(db, where)
    .orderBy(desc(workgroups.validFrom), desc(workgroups.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(workgroups)
    .innerJoin(users, eq(users.id, workgroups.leaderId))
    .innerJoin(schools, eq(schools.id, workgroups.orgId))
    .where(and(isNull(workgroups.deletedAt), where))
  return { rows, total: onlyRow(counted).n }
}

/** One workgroup, wherever it is. */
export async function findWorkgroup(db: Db, id: number): Promise<WorkgroupRecord | undefined> {
  const [row] = await selectWorkgroups(db, eq(workgroups.id, id))
  return row
}

/** Waits until no other transaction changes the workgroup. */
export async function lockWorkgroup(tx: Db, id: number): Promise<void> {
  await tx.select({ id: workgroups.id }).from(workgroups).where(eq(workgroups.id, id)).for('update')
}

/** Adds a workgroup and returns its id. */
export async function insertWorkgroup(tx: Db, group: typeof workgroups.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(workgroups).values(group).returning({ id: workgroups.id })).id
}

/** Changes columns of one workgroup and increments its version. */
export async function updateWorkgroup(
  tx: Db,
  id: number,
  change: Partial<typeof workgroups.$inferInsert>,
): Promise<void> {
  await tx
    .update(workgroups)
    .set({ ...change, version: sql`${workgroups.version} + 1` })
    .where(eq(workgroups.id, id))
}

const byRole = sql`array_position(array['leader', 'vice', 'secretary', 'member']::varchar[], ${workgroupMembers.role})`

/** Members of a workgroup: present ones by role, and former ones with `all`, the latest departure first. */
export function listMembers(db: Db, workgroupId: number, which: 'present' | 'all') {
  return db
    .select({
      userId: workgroupMembers.userId,
      name: users.name,
      orgName: schools.name,
      role: workgroupMembers.role,
      joinedAt: workgroupMembers.joinedAt,
      leftAt: workgroupMembers.leftAt,
    })
    .from(workgroupMembers)
    .innerJoin(users, eq(users.id, workgroupMembers.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        eq(workgroupMembers.workgroupId, workgroupId),
        which === 'present' ? isNull(workgroupMembers.leftAt) : undefined,
      ),
    )
    .orderBy(
      sql`${workgroupMembers.leftAt} desc nulls first`,
      byRole,
      asc(workgroupMembers.joinedAt),
      asc(workgroupMembers.userId),
    )
    .limit(which === 'present' ? 200 : 2000)
}

/** A member as {@link listMembers} returns it. */
export type MemberRecord = Awaited<ReturnType<typeof listMembers>>[number]

const ofPresent = (workgroupId: number, userId: number) =>
  and(
    eq(workgroupMembers.workgroupId, workgroupId),
    eq(workgroupMembers.userId, userId),
    isNull(workgroupMembers.leftAt),
  )

/** Adds members. */
export async function insertMembers(tx: Db, rows: readonly (typeof workgroupMembers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(workgroupMembers).values([...rows])
}

/** Gives a present member another role. */
export async function updateMemberRole(
  tx: Db,
  { workgroupId, userId, role }: { workgroupId: number; userId: number; role: MemberRecord['role'] },
): Promise<void> {
  await tx.update(workgroupMembers).set({ role }).where(ofPresent(workgroupId, userId))
}

/** Ends a membership; one that began on the same day was a mistake and is deleted. */
export async function endMembership(tx: Db, workgroupId: number, userId: number, today: string): Promise<void> {
  await tx.delete(workgroupMembers).where(and(ofPresent(workgroupId, userId), eq(workgroupMembers.joinedAt, today)))
  await tx.update(workgroupMembers).set({ leftAt: today }).where(ofPresent(workgroupId, userId))
}

/** Types of the dictionary 8 that are never members: students and parents. */
const YOUNG_AND_PARENTS = sql`('5', '6')`

/** Adults with an active account whom the scope covers. */
function isEligible(scope: DataScope): SQL | undefined {
  return and(
    isNull(users.deletedAt),
    eq(users.dataState, '0'),
    sql`${users.userType} not in ${YOUNG_AND_PARENTS}`,
    positionInScope(scope, users.orgPos),
  )
}

/** Those of these people who can be members, as far as the scope goes. */
export async function listEligible(db: Db, scope: DataScope, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isEligible(scope), sql`${users.id} = any(string_to_array(${userIds.join(',')}, ',')::bigint[])`))
  return new Set(rows.map(({ id }) => id))
}

/** One page of the people who can be members, by name. */
export async function pageEligible(
  db: Db,
  scope: DataScope,
  { orgId, keyword }: Schema<'WorkgroupPeopleConditions'>,
  window: PageWindow,
) {
  const text = keyword?.trim()
  const where = and(
    isEligible(scope),
    orgId ? inBranchOf(users.orgPos, orgId) : undefined,
    text ? or(contains(users.name, text), contains(users.username, text)) : undefined,
  )
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      username: users.username,
      orgName: schools.name,
      userType: users.userType,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(where)
    .orderBy(asc(users.name), asc(users.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(users)
    .where(where)
  return { rows, total: onlyRow(counted).n }
}
