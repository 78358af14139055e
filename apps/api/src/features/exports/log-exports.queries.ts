import { loginLog, operationLog } from '../../db/tables/logs'
import { type ExportConditions, textOf } from './export-list'
import { type SQL, and, gte, lte, sql, eq } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { positionInScope } from '../../security/scope'
import { contains } from '../../db/search-text'

export const LOGIN_CODE = 'log:login:export'

export const OPERATION_CODE = 'log:oper:export'

/** A range counts only with both ends (section 5). */
function inRange(column: typeof loginLog.at | typeof operationLog.at, conditions: ExportConditions): SQL | undefined {
  const from = parseSiteTime(textOf(conditions, 'startTime') ?? '')
  const to = parseSiteTime(textOf(conditions, 'endTime') ?? '')
  return from && to ? and(gte(column, from), lte(column, to)) : undefined
}

export function matchingLogins({ actor }: AnyCall, conditions: ExportConditions): SQL | undefined {
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

export function matchingOperations({ actor }: AnyCall, conditions: ExportConditions): SQL | undefined {
  const name = textOf(conditions, 'username')
  const action = textOf(conditions, 'action')
  const position = sql`(select lft from school where school.id = ${operationLog.orgId})`
  return and(
    positionInScope(actor.scopeOf(OPERATION_CODE), position),
    name ? contains(operationLog.actorName, name) : undefined,
    action ? eq(operationLog.action, action) : undefined,
    inRange(operationLog.at, conditions),
  )
}
