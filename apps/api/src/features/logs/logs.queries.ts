import type { Schema } from '@doorway/api-client/types'
import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { loginLog, operationLog, piiAccessLog } from '../../db/tables/logs'
import { schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { positionInScope } from '../../security/scope'

type Conditions = Schema<'LogConditions'>
type TimeRange = Pick<Conditions, 'startTime' | 'endTime'>
type OperationConditions = Schema<'OperationLogConditions'>
interface PageOf {
  limit: number
  offset: number
}
type Moment = typeof loginLog.at | typeof operationLog.at | typeof piiAccessLog.at

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LAST_SECOND = ' 23:59:59'

/** A range counts only with both ends (section 5). An end that is a day includes the day. */
export function inRange(column: Moment, { startTime = '', endTime = '' }: TimeRange): SQL | undefined {
  const from = parseSiteTime(startTime)
  const to = parseSiteTime(DAY.test(endTime) ? endTime + LAST_SECOND : endTime)
  return from && to ? and(gte(column, from), lte(column, to)) : undefined
}

/** Attempts to sign in, by people whom the code opens to the caller; unknown names only where it opens everything. */
export async function pageLogins(db: Db, actor: Actor, conditions: Conditions, page: PageOf) {
  const { username, result } = conditions
  const where = and(
    positionInScope(actor.scopeOf('log:login:list'), users.orgPos),
    username ? contains(loginLog.usernameTried, username) : undefined,
    result ? sql`${loginLog.result} = ${result}` : undefined,
    inRange(loginLog.at, conditions),
  )
  const people = eq(users.id, loginLog.userId)
  const counted = await db.select({ n: count() }).from(loginLog).leftJoin(users, people).where(where)
  const rows = await db
    .select({
      id: loginLog.id,
      at: loginLog.at,
      usernameTried: loginLog.usernameTried,
      userId: loginLog.userId,
      name: users.name,
      schoolName: schools.name,
      result: loginLog.result,
      reason: loginLog.reason,
      ip: loginLog.ip,
      userAgent: loginLog.userAgent,
    })
    .from(loginLog)
    .leftJoin(users, people)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(where)
    .orderBy(desc(loginLog.at), desc(loginLog.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: onlyRow(counted).n }
}

/** The changes of one record. */
function ofTarget({ targetType, targetId }: OperationConditions): SQL | undefined {
  return targetType && targetId
    ? and(eq(operationLog.targetType, targetType), eq(operationLog.targetId, targetId))
    : undefined
}

/** Changes made by people of organizations that the code opens to the caller. */
export async function pageOperations(db: Db, actor: Actor, conditions: OperationConditions, page: PageOf) {
  const { username, action, requestId } = conditions
  const where = and(
    positionInScope(
      actor.scopeOf('log:oper:list'),
      sql`(select ${schools.lft} from ${schools} where ${schools.id} = ${operationLog.orgId})`,
    ),
    username ? contains(operationLog.actorName, username) : undefined,
    action ? eq(operationLog.action, action) : undefined,
    requestId ? eq(operationLog.requestId, requestId) : undefined,
    ofTarget(conditions),
    inRange(operationLog.at, conditions),
  )
  const counted = await db.select({ n: count() }).from(operationLog).where(where)
  const rows = await db
    .select()
    .from(operationLog)
    .where(where)
    .orderBy(desc(operationLog.at), desc(operationLog.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: onlyRow(counted).n }
}

/**
 * Personal values that were shown of people whom the code opens to the caller. `action` filters by the value’s name.
 */
export async function pagePersonalAccess(db: Db, actor: Actor, conditions: Conditions, page: PageOf) {
  const { username, action } = conditions
  const where = and(
    positionInScope(actor.scopeOf('log:pii:list'), users.orgPos),
    username ? contains(piiAccessLog.actorName, username) : undefined,
    action ? eq(piiAccessLog.field, action) : undefined,
    inRange(piiAccessLog.at, conditions),
  )
  const subject = eq(users.id, piiAccessLog.subjectId)
  const counted = await db.select({ n: count() }).from(piiAccessLog).leftJoin(users, subject).where(where)
  const rows = await db
    .select({ log: piiAccessLog, subjectName: users.name })
    .from(piiAccessLog)
    .leftJoin(users, subject)
    .where(where)
    .orderBy(desc(piiAccessLog.at), desc(piiAccessLog.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: onlyRow(counted).n }
}
