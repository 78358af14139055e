import { and, asc, desc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schools } from '../../db/tables/organizations'
import { signInGuards } from '../../db/tables/sign-in'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { usersInScope } from '../users/user-filter.queries'
import { NETWORK_CHALLENGE, WINDOW_MS } from '../auth/sign-in-throttle.queries'

const MAX_LOCKS = 500
const nameOfPair = sql<string>`split_part(${signInGuards.subject}, '|', 1)`

/** Locked names of people whom the code opens to the caller; names without an account where it opens everything. */
export function listLockedNames(db: Db, actor: Actor, code: string, now: Date) {
  const until = sql<Date>`max(${signInGuards.lockedUntil})`.mapWith(signInGuards.lockedUntil)
  return db
    .select({
      subject: nameOfPair,
      userId: users.id,
      name: users.name,
      schoolName: schools.name,
      failures: sql<number>`sum(${signInGuards.failures})::int`,
      until,
    })
    .from(signInGuards)
    .leftJoin(users, and(eq(sql`lower(${users.username})`, nameOfPair), isNull(users.deletedAt)))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        eq(signInGuards.kind, 'pair'),
        gt(signInGuards.lockedUntil, now),
        sql`not starts_with(${signInGuards.subject}, 'change:')`,
        actor.scopeOf(code).isAll ? undefined : and(isNotNull(users.id), usersInScope(actor, code)),
      ),
    )
    .groupBy(nameOfPair, users.id, users.name, schools.name)
    .orderBy(desc(until), asc(nameOfPair))
    .limit(MAX_LOCKS)
}

/** Networks whose attempts need a proof of work or are refused. Known devices have locks of their own. */
export function listLimitedNetworks(db: Db, now: Date) {
  return db
    .select({
      subject: signInGuards.subject,
      failures: signInGuards.failures,
      windowStart: signInGuards.windowStart,
    })
    .from(signInGuards)
    .where(
      and(
        eq(signInGuards.kind, 'network'),
        gte(signInGuards.failures, NETWORK_CHALLENGE),
        gt(signInGuards.windowStart, new Date(now.getTime() - WINDOW_MS)),
        sql`not starts_with(${signInGuards.subject}, 'device ')`,
      ),
    )
    .orderBy(desc(signInGuards.failures), asc(signInGuards.subject))
    .limit(MAX_LOCKS)
}

/** The person with this login name among those whom the code opens to the caller. */
export async function findLockedUser(tx: Db, actor: Actor, code: string, name: string) {
  const [user] = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(eq(sql`lower(${users.username})`, name.toLowerCase()), isNull(users.deletedAt), usersInScope(actor, code)),
    )
  return user
}

/** Forgets the failures of a name in all networks, or of a network. Returns whether there were any. */
export async function deleteGuards(
  tx: Db,
  { kind, subject }: { kind: 'name' | 'network'; subject: string },
): Promise<boolean> {
  const guards = [
    and(eq(signInGuards.kind, kind), eq(signInGuards.subject, subject)),
    kind === 'network' ? and(eq(signInGuards.kind, 'picture'), eq(signInGuards.subject, subject)) : undefined,
  ]
  const deleted = await tx
    .delete(signInGuards)
    .where(or(...guards))
    .returning({ failures: signInGuards.failures })
  return deleted.some(({ failures }) => failures > 0)
}
