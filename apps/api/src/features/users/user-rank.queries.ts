import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { roles, roleSites, userRoles } from '../../db/tables/roles'
import { users } from '../../db/tables/users'

/** The roles of people, deleted ones included, each with the position of its holder in the trees. */
export function listHeldRoles(db: Db, userIds: readonly number[]) {
  return db
    .select({
      userId: users.id,
      roleId: roles.id,
      roleExtent: roles.roleExtent,
      lft: schools.lft,
      rgt: schools.rgt,
      areaPath: areas.path,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(areas, eq(areas.areaCode, sql`coalesce(${schools.areaCode}, ${users.areaCode})`))
    .where(inArray(userRoles.userId, [...userIds]))
}

/** The sites that each of these roles manages. */
export function listManagedSites(db: Db, roleIds: readonly number[]) {
  return db
    .select({ roleId: roleSites.roleId, siteId: roleSites.siteId })
    .from(roleSites)
    .where(inArray(roleSites.roleId, [...roleIds]))
}

/** Roles that keep the administrators separate: security and audit. */
const SEPARATED_ROLES = [3, 4]

/** Those of these people who hold the role of security or audit: a second person confirms who takes over their account. */
export async function listSeparated(db: Db, userIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(inArray(userRoles.userId, [...userIds]), inArray(userRoles.roleId, SEPARATED_ROLES)))
  return rows.map(({ userId }) => userId)
}
