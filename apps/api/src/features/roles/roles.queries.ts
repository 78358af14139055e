import { and, asc, count, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { roles, userRoles } from '../../db/tables/roles'
import { users } from '../../db/tables/users'

/** Roles to choose from, without the hidden ones. */
export function listRoles(db: Db, filter: { name?: string; hiddenIds: readonly number[]; limit: number }) {
  return db
    .select({ id: roles.id, name: roles.name, icon: roles.icon })
    .from(roles)
    .where(
      and(
        filter.hiddenIds.length > 0 ? notInArray(roles.id, [...filter.hiddenIds]) : undefined,
        filter.name ? contains(roles.name, filter.name) : undefined,
      ),
    )
    .orderBy(asc(roles.id))
    .limit(filter.limit)
}

/** Roles with how many of the counted people hold them, those not deleted; without the hidden ones. */
export function listRoleFigures(db: Db, filter: { hiddenIds: readonly number[]; counted: SQL | undefined }) {
  const members = db
    .select({ roleId: userRoles.roleId, n: count().as('n') })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(isNull(users.deletedAt), filter.counted))
    .groupBy(userRoles.roleId)
    .as('members')
  return db
    .select({
      id: roles.id,
      roleExtent: roles.roleExtent,
      memberCount: sql<number>`coalesce(${members.n}, 0)`.mapWith(Number),
    })
    .from(roles)
    .leftJoin(members, eq(members.roleId, roles.id))
    .where(filter.hiddenIds.length > 0 ? notInArray(roles.id, [...filter.hiddenIds]) : undefined)
    .orderBy(asc(roles.id))
}

/** One role; with `forUpdate`, locked against other writers. */
export async function findRole(db: Db, roleId: number, forUpdate = false) {
  const query = db
    .select({
      id: roles.id,
      name: roles.name,
      roleExtent: roles.roleExtent,
      parentId: roles.parentId,
      icon: roles.icon,
      version: roles.version,
    })
    .from(roles)
    .where(eq(roles.id, roleId))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row
}

/** A role as stored. */
export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>

/** How many people hold a role, those not deleted. */
export async function countHolders(db: Db, roleId: number): Promise<number> {
  const row = await db
    .select({ n: count() })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, roleId), isNull(users.deletedAt)))
  return onlyRow(row).n
}

/** Ids and names of all roles. */
export function listRoleNames(db: Db) {
  return db.select({ id: roles.id, name: roles.name }).from(roles)
}

/** Extension attributes of those of these roles that exist. */
export function listRoleExtents(db: Db, roleIds: readonly number[]) {
  return db
    .select({ id: roles.id, roleExtent: roles.roleExtent })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]))
}

/** Adds a role and returns its id. */
export async function insertRole(tx: Db, role: typeof roles.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(roles).values(role).returning({ id: roles.id })).id
}

/** Changes columns of one role and increments its version. */
export async function updateRoleRow(tx: Db, id: number, change: Partial<typeof roles.$inferInsert>): Promise<void> {
  await tx
    .update(roles)
    .set({ ...change, version: sql`${roles.version} + 1` })
    .where(eq(roles.id, id))
}

/** Deletes one role, and the rows that deleted people still have of it. */
export async function deleteRoleRow(tx: Db, id: number): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.roleId, id))
  await tx.delete(roles).where(eq(roles.id, id))
}
