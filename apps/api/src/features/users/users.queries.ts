import { superAccount } from '@doorway/api-client/rules'
import { and, asc, count, desc, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { schools } from '../../db/tables/organizations'
import { userRoles } from '../../db/tables/roles'
import { users } from '../../db/tables/users'
import { protectedRoleIds } from './protected-roles'

const byName = sql`${users.name} collate "C"`

const SORT_COLUMNS = {
  username: sql`${users.username} collate "C"`,
  name: byName,
  userType: users.userType,
  schoolName: sql`(select ${schools.name} collate "C" from ${schools} where ${schools.id} = ${users.schoolId})`,
  registerTime: users.registerTime,
  lastLogin: users.lastLogin,
}

/** Columns a list may be sorted by; anything else never reaches the SQL. */
export type UserSort = keyof typeof SORT_COLUMNS

/** Does the person hold a protected role, or is it the super account? */
export function isPowerful(db: Db): SQL<boolean> {
  const held = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, [...protectedRoleIds])))
  return sql<boolean>`(${users.id} = ${superAccount.id} or ${exists(held)})`
}

function listFields(db: Db) {
  return {
    id: users.id,
    username: users.username,
    name: users.name,
    userType: users.userType,
    schoolId: users.schoolId,
    schoolName: schools.name,
    sex: users.sex,
    dataState: users.dataState,
    registerTime: users.registerTime,
    lastLogin: users.lastLogin,
    version: users.version,
    isPowerful: isPowerful(db),
  }
}

/** Is the login name locked in a network? The locks do not depend on the row, so that a page scans them once. */
export const isNameLocked = (username: SQL, now: SQL) => sql<boolean>`lower(${username}) in (
  select split_part(guard.subject, '|', 1) from sign_in_guard guard
  where guard.kind = 'pair' and guard.locked_until > ${now})`

/**
 * One page of people with the exact total, in one statement. The rows of the page are selected by id and joined
 * afterwards, so that the sort reads few columns.
 */
export async function pageUsers(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number; sort: UserSort; isDescending: boolean; now: Date },
) {
  const direction = page.isDescending ? desc : asc
  const order = [sql`${direction(SORT_COLUMNS[page.sort])} nulls last`, asc(users.id)]
  const picked = db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
    .as('picked')
  const counted = db.select({ n: count() }).from(users).where(where)
  const rows = await db
    .select({
      ...listFields(db),
      isLocked: isNameLocked(sql`${users.username}`, sql`${page.now.toISOString()}::timestamptz`),
      total: sql<number>`(${counted})::float8`,
    })
    .from(picked)
    .innerJoin(users, eq(users.id, picked.id))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .orderBy(...order)
  // A page beyond the last has no row that could carry the total.
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : onlyRow(await counted).n)
  return { rows, total }
}

/** A person as the list shows them: no identity number, no mobile, no mail. */
export type UserListRow = Awaited<ReturnType<typeof listUsersAfter>>[number]

/** The next people by name after one of them: an export reads all people in batches of one size. */
export function listUsersAfter(
  db: Db,
  where: SQL | undefined,
  last: { name: string; id: number } | undefined,
  limit: number,
) {
  const after = last && sql`(${byName}, ${users.id}) > (${last.name} collate "C", ${last.id})`
  return db
    .select(listFields(db))
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(where, after))
    .orderBy(asc(byName), asc(users.id))
    .limit(limit)
}

/** How many people there are. */
export async function countUsers(db: Db, where: SQL | undefined): Promise<number> {
  const row = await db.select({ n: count() }).from(users).where(where)
  return onlyRow(row).n
}

/** Sealed personal values of people, for those who may see what the masks leave. */
export function listSealedValues(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: users.id,
      mobileEnc: users.mobileEnc,
      idCardEnc: users.idCardEnc,
      email: users.email,
      birthDate: users.birthDate,
      isGuardianOfMinor: sql<boolean>`exists (
        select 1 from guardian join app_user child on child.id = guardian.student_user_id
        where guardian.parent_user_id = app_user.id and child.birth_date > current_date - interval '18 years')`,
    })
    .from(users)
    .where(inArray(users.id, [...ids]))
}

/** People by id among those that `inScope` lets through, with `forUpdate` locked against other writers. */
export async function listGuarded(db: Db, ids: readonly number[], inScope: SQL | undefined, forUpdate = false) {
  const query = db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      version: users.version,
      userType: users.userType,
      schoolId: users.schoolId,
      dataState: users.dataState,
      isPowerful: isPowerful(db),
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt), inScope))
    .orderBy(asc(users.id))
  return forUpdate ? query.for('update') : query
}

/** A person as the checks before a write need them. */
export type GuardedUser = Awaited<ReturnType<typeof listGuarded>>[number]

/** Id and version of a person after a write. */
export async function savedUser(tx: Db, userId: number) {
  return onlyRow(await tx.select({ id: users.id, version: users.version }).from(users).where(eq(users.id, userId)))
}
