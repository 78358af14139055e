import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { contains } from '../../db/search-text'
import { roles } from '../../db/tables/roles'

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

/** One role. */
export async function findRole(db: Db, roleId: number) {
  const [row] = await db
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
  return row
}
