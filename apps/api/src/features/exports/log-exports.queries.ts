import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { loginLog, operationLog, piiAccessLog } from '../../db/tables/logs'
import { users } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { positionInScope } from '../../security/scope'
import { inRange } from '../logs/logs.queries'
import { type ExportConditions, textOf } from './export-list'

/** Permission code of the export of sign-ins; its scope decides which rows are exported. */
export const LOGIN_CODE = 'log:login:export'

/** Permission code of the export of operations; its scope decides which rows are exported. */
export const OPERATION_CODE = 'log:oper:export'

/** Permission code of the list of personal values that were shown, and of its export; its scope decides on the rows. */
export const PERSONAL_CODE = 'log:pii:list'

/** Whose export it is, and what it is narrowed by. */
interface LogFilter {
  actor: Actor
  conditions: ExportConditions
}

/** The last row of a batch, after which the next one begins. */
type LastRow = { at: Date; id: number } | undefined

const rangeOf = (conditions: ExportConditions) => ({
  startTime: textOf(conditions, 'startTime'),
  endTime: textOf(conditions, 'endTime'),
})

/** The changes of one record; its kind and id count together. */
function ofTarget(conditions: ExportConditions): SQL | undefined {
  const targetType = textOf(conditions, 'targetType')
  const targetId = textOf(conditions, 'targetId')
  return targetType && targetId
    ? and(eq(operationLog.targetType, targetType), eq(operationLog.targetId, targetId))
    : undefined
}

function matchingLogins({ actor, conditions }: LogFilter): SQL | undefined {
  const username = textOf(conditions, 'username')
  const result = textOf(conditions, 'result')
  const position = sql`(select org_pos from app_user where app_user.id = ${loginLog.userId})`
  return and(
    positionInScope(actor.scopeOf(LOGIN_CODE), position),
    username ? contains(loginLog.usernameTried, username) : undefined,
    result ? sql`${loginLog.result} = ${result}` : undefined,
    inRange(loginLog.at, rangeOf(conditions)),
  )
}

function matchingOperations({ actor, conditions }: LogFilter): SQL | undefined {
  const name = textOf(conditions, 'username')
  const action = textOf(conditions, 'action')
  const requestId = textOf(conditions, 'requestId')
  const position = sql`(select lft from school where school.id = ${operationLog.orgId})`
  return and(
    positionInScope(actor.scopeOf(OPERATION_CODE), position),
    name ? contains(operationLog.actorName, name) : undefined,
    action ? eq(operationLog.action, action) : undefined,
    requestId ? eq(operationLog.requestId, requestId) : undefined,
    ofTarget(conditions),
    inRange(operationLog.at, rangeOf(conditions)),
  )
}

const isSubject = eq(users.id, piiAccessLog.subjectId)

function matchingAccess({ actor, conditions }: LogFilter): SQL | undefined {
  const name = textOf(conditions, 'username')
  const field = textOf(conditions, 'action')
  return and(
    positionInScope(actor.scopeOf(PERSONAL_CODE), users.orgPos),
    name ? contains(piiAccessLog.actorName, name) : undefined,
    field ? eq(piiAccessLog.field, field) : undefined,
    inRange(piiAccessLog.at, rangeOf(conditions)),
  )
}

/** How many sign-ins an export holds. */
export async function countLogins(db: Db, filter: LogFilter): Promise<number> {
  return onlyRow(await db.select({ n: count() }).from(loginLog).where(matchingLogins(filter))).n
}

/** The next sign-ins of an export, the latest first. */
export function listLoginsAfter(db: Db, filter: LogFilter, last: LastRow, limit: number) {
  const before = last && sql`(${loginLog.at}, ${loginLog.id}) < (${last.at.toISOString()}::timestamptz, ${last.id})`
  return db
    .select()
    .from(loginLog)
    .where(and(matchingLogins(filter), before))
    .orderBy(desc(loginLog.at), desc(loginLog.id))
    .limit(limit)
}

/** How many operations an export holds. */
export async function countOperations(db: Db, filter: LogFilter): Promise<number> {
  return onlyRow(await db.select({ n: count() }).from(operationLog).where(matchingOperations(filter))).n
}

/** The next operations of an export, the latest first. */
export function listOperationsAfter(db: Db, filter: LogFilter, last: LastRow, limit: number) {
  const moment = last?.at.toISOString()
  const before = last && sql`(${operationLog.at}, ${operationLog.id}) < (${moment}::timestamptz, ${last.id})`
  return db
    .select()
    .from(operationLog)
    .where(and(matchingOperations(filter), before))
    .orderBy(desc(operationLog.at), desc(operationLog.id))
    .limit(limit)
}

/** How many views of personal values an export holds. */
export async function countAccess(db: Db, filter: LogFilter): Promise<number> {
  const counted = db.select({ n: count() }).from(piiAccessLog).leftJoin(users, isSubject).where(matchingAccess(filter))
  return onlyRow(await counted).n
}

/** The next views of personal values of an export, the latest first. */
export function listAccessAfter(db: Db, filter: LogFilter, last: LastRow, limit: number) {
  const moment = last?.at.toISOString()
  const before = last && sql`(${piiAccessLog.at}, ${piiAccessLog.id}) < (${moment}::timestamptz, ${last.id})`
  return db
    .select({
      id: piiAccessLog.id,
      at: piiAccessLog.at,
      actorName: piiAccessLog.actorName,
      subjectName: users.name,
      field: piiAccessLog.field,
      purpose: piiAccessLog.purpose,
      ip: piiAccessLog.ip,
      requestId: piiAccessLog.requestId,
    })
    .from(piiAccessLog)
    .leftJoin(users, isSubject)
    .where(and(matchingAccess(filter), before))
    .orderBy(desc(piiAccessLog.at), desc(piiAccessLog.id))
    .limit(limit)
}
