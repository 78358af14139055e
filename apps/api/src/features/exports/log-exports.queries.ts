import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { loginLog, operationLog } from '../../db/tables/logs'
import type { Actor } from '../../http/call'
import { positionInScope } from '../../security/scope'
import { type ExportConditions, textOf } from './export-list'

/** Permission code of the export of sign-ins; its scope decides which rows are exported. */
export const LOGIN_CODE = 'log:login:export'

/** Permission code of the export of operations; its scope decides which rows are exported. */
export const OPERATION_CODE = 'log:oper:export'

/** Whose export it is, and what it is narrowed by. */
interface LogFilter {
  actor: Actor
  conditions: ExportConditions
}

/** The last row of a batch, after which the next one begins. */
type LastRow = { at: Date; id: number } | undefined

function momentOf(conditions: ExportConditions, name: string): Date | undefined {
  const text = textOf(conditions, name)
  return text === undefined ? undefined : parseSiteTime(text)
}

/** A range counts only with both ends (section 5). */
function inRange(column: typeof loginLog.at | typeof operationLog.at, conditions: ExportConditions): SQL | undefined {
  const from = momentOf(conditions, 'startTime')
  const to = momentOf(conditions, 'endTime')
  return from && to ? and(gte(column, from), lte(column, to)) : undefined
}

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
    inRange(loginLog.at, conditions),
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
    inRange(operationLog.at, conditions),
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
