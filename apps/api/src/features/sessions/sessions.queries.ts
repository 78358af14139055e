import type { Schema } from '@doorway/api-client/types'
import { and, count, desc, eq, gt, inArray, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { schools } from '../../db/tables/organizations'
import { sessions } from '../../db/tables/sign-in'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { usersInScope } from '../users/user-filter.queries'
import { isPowerful } from '../users/users.queries'

/** A session that is still valid, or can be renewed. */
function isOpen(now: Date): SQL | undefined {
  const idleSince = sql`${now.toISOString()}::timestamptz - (select idle_minutes from security_policy) * interval '1 minute'`
  return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))
}

const fields = {
  id: sessions.id,
  ip: sessions.ip,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
}

/** Open sign-ins of one person. */
export function listOpenSessions(db: Db, userId: number, now: Date) {
  return db
    .select(fields)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** A sign-in as stored. */
export type SessionRecord = Awaited<ReturnType<typeof listOpenSessions>>[number]

/** Whose sign-ins the caller may see with this code: people in scope, never those above them. */
function ownersInScope(db: Db, actor: Actor, code: string): SQL | undefined {
  return and(isNull(users.deletedAt), usersInScope(actor, code), actor.isSuper ? undefined : not(isPowerful(db)))
}

/** Open sign-ins of people in scope with the exact total. */
export async function pageSessions(
  db: Db,
  actor: Actor,
  { username, name }: Schema<'SessionConditions'>,
  page: { now: Date; limit: number; offset: number },
) {
  const where = and(
    isOpen(page.now),
    ownersInScope(db, actor, 'sys:session:list'),
    username ? contains(users.username, username) : undefined,
    name ? contains(users.name, name) : undefined,
  )
  const counted = await db
    .select({ n: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(where)
  const rows = await db
    .select({ ...fields, userId: users.id, username: users.username, name: users.name, schoolName: schools.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(where)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: onlyRow(counted).n }
}

/** Those of these sign-ins that are open and whose owners the caller may sign out. */
export function listKickable(db: Db, actor: Actor, ids: readonly string[], now: Date) {
  return db
    .select({ id: sessions.id, userId: users.id, username: users.username })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isOpen(now), ownersInScope(db, actor, 'sys:session:kick')))
    .orderBy(sessions.id)
}
