import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'
import { prepared } from '../db/prepared'
import { areas } from '../db/tables/areas'
import { schools } from '../db/tables/organizations'
import { menus, roleMenus, roles, roleSites, userRoles } from '../db/tables/roles'
import { sessions } from '../db/tables/sign-in'
import { users, userSecurity } from '../db/tables/users'

function sessionQuery(db: Db) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      userId: users.id,
      tokenExpiresAt: sessions.tokenExpiresAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      isTokenUsed: sessions.isTokenUsed,
      // Both only grow, so their sum differs after every change of either.
      permissionEpoch: sql<number>`(${userSecurity.permissionEpoch} + (select version from data_version where name = 'permissions'))::int`,
      passwordState: userSecurity.pwdState,
      /** Minutes without a request that end the session. */
      idleMinutes: sql<number>`(select idle_minutes from security_policy)::int`,
      organizationsVersion: sql<string>`(select version::text from data_version where name = 'organisations')`,
      contentVersion: sql<number>`(select version::int from data_version where name = 'content')`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userSecurity, eq(userSecurity.userId, users.id))
    .where(
      and(
        sql`${sessions.tokenHash} = any(string_to_array(${sql.placeholder('tokenHashes')}, ','))`,
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
        eq(users.dataState, '0'),
      ),
    )
}

/** The sessions that have these hashes, with their owners, where the account is alive. */
export function findSessions(db: Db, tokenHashes: readonly string[]) {
  return prepared(db, 'sessions', sessionQuery).execute({ tokenHashes: tokenHashes.join(',') })
}

/** Stores when a session sent its last request, and that its token is in use. */
export async function updateLastSeen(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, isTokenUsed: true }).where(eq(sessions.id, sessionId))
}

/** Who the person is and where they stand in the trees. */
export async function findPerson(db: Db, userId: number) {
  const [row] = await db
    .select({
      username: users.username,
      name: users.name,
      schoolId: users.schoolId,
      lft: schools.lft,
      rgt: schools.rgt,
      areaPath: areas.path,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(areas, eq(areas.areaCode, sql`coalesce(${schools.areaCode}, ${users.areaCode})`))
    .where(eq(users.id, userId))
  return row
}

/** Roles of a person in the order they were given. */
export function listRolesOf(db: Db, userId: number) {
  return db
    .select({ id: roles.id, name: roles.name, icon: roles.icon, roleExtent: roles.roleExtent })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.seq), asc(roles.id))
}

/** Permission codes of these roles. Half-checked items grant nothing. */
export function listCodes(db: Db, roleIds: readonly number[]) {
  return db
    .select({ roleId: roleMenus.roleId, code: sql<string>`${menus.permissionCode}` })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(
      and(
        inArray(roleMenus.roleId, [...roleIds]),
        eq(roleMenus.state, 'checked'),
        eq(menus.type, 'button'),
        sql`${menus.permissionCode} is not null`,
      ),
    )
    .orderBy(asc(menus.permissionCode))
}

/** Every code that exists: what the super account holds. */
export function listAllCodes(db: Db) {
  return db
    .select({ code: sql<string>`${menus.permissionCode}` })
    .from(menus)
    .where(and(eq(menus.type, 'button'), sql`${menus.permissionCode} is not null`))
    .orderBy(asc(menus.permissionCode))
}

/** Sites that these roles manage. */
export function listSiteIds(db: Db, roleIds: readonly number[]) {
  return db
    .selectDistinct({ siteId: roleSites.siteId })
    .from(roleSites)
    .where(inArray(roleSites.roleId, [...roleIds]))
    .orderBy(asc(roleSites.siteId))
}

/**
 * Ranges of the organizations that lie in an area or below it. Positions have gaps; those of neighbours in the tree are
 * one range all the same.
 */
export function listRangesInArea(db: Db, areaPath: string): Promise<{ from: number; to: number }[]> {
  return rowsOf(
    db,
    sql`
      with placed as (
        select lft, area_code, row_number() over (order by lft) as place from school where deleted_at is null
      ), inside as (
        select placed.lft, placed.place - row_number() over (order by placed.lft) as island
        from placed join area on area.area_code = placed.area_code where area.path like ${`${areaPath}%`}
      )
      select min(lft)::int as "from", max(lft)::int as "to" from inside group by island order by 1`,
  )
}

/** Ranges of organizations with everything below them. */
export function listIntervals(db: Db, organizationIds: readonly number[]) {
  return db
    .select({ from: schools.lft, to: schools.rgt })
    .from(schools)
    .where(and(inArray(schools.id, [...organizationIds]), isNull(schools.deletedAt)))
}
