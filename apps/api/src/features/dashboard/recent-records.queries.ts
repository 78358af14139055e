import { and, desc, eq, gte, inArray, isNull, max } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articles, revisions } from '../../db/tables/content'
import { operationLog } from '../../db/tables/logs'
import { schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { positionInScope } from '../../security/scope'
import { sitesOf } from '../article-editing/article-access.policy'
import { usersInScope } from '../users/user-filter.queries'

/** Kinds of records that are listed as recent. */
export const recentKinds = ['user', 'article', 'school'] as const

/** A kind of record that is listed as recent. */
export type RecentKind = (typeof recentKinds)[number]

/** Records that this person has changed since a moment, the last one first. */
export async function listChangedRecords(db: Db, userId: number, since: Date, limit: number) {
  const at = max(operationLog.at)
  const rows = await db
    .select({ kind: operationLog.targetType, id: operationLog.targetId, at })
    .from(operationLog)
    .where(
      and(
        eq(operationLog.actorId, userId),
        gte(operationLog.at, since),
        inArray(operationLog.targetType, [...recentKinds]),
      ),
    )
    .groupBy(operationLog.targetType, operationLog.targetId)
    .orderBy(desc(at))
    .limit(limit)
  return rows.flatMap(({ kind, id, at: changedAt }) => {
    const known = recentKinds.find((each) => each === kind)
    return known && changedAt && Number(id) > 0 ? [{ kind: known, id: Number(id), at: changedAt }] : []
  })
}

/** Present names of those of these people whom the caller may list. */
function namesOfUsers(db: Db, actor: Actor, ids: readonly number[]) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt), usersInScope(actor, 'sys:user:list')))
}

/** Titles of those of these articles that the caller may list. */
function namesOfArticles(db: Db, actor: Actor, ids: readonly number[]) {
  const siteIds = sitesOf(actor, 'cms:article:list')
  return db
    .select({ id: articles.id, name: revisions.title })
    .from(articles)
    .innerJoin(revisions, eq(revisions.id, articles.headRevisionId))
    .where(
      and(
        inArray(articles.id, [...ids]),
        isNull(articles.deletedAt),
        siteIds && inArray(articles.siteId, [...siteIds]),
      ),
    )
}

/** Names of those of these organisations that the caller may list. */
function namesOfSchools(db: Db, actor: Actor, ids: readonly number[]) {
  const scope = positionInScope(actor.scopeOf('school:list'), schools.lft)
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(and(inArray(schools.id, [...ids]), isNull(schools.deletedAt), scope))
}

const lists = {
  user: { code: 'sys:user:list', names: namesOfUsers },
  article: { code: 'cms:article:list', names: namesOfArticles },
  school: { code: 'school:list', names: namesOfSchools },
} as const

/** Present names of records of a kind, by id: only of those that the caller may list now. */
export async function namesOf(
  db: Db,
  actor: Actor,
  kind: RecentKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { code, names } = lists[kind]
  if (ids.length === 0 || !actor.codes.has(code)) return new Map()
  return new Map((await names(db, actor, ids)).map(({ id, name }) => [id, name]))
}
