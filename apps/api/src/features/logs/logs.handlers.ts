import { siteTime } from '../../clock'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { deviceOf } from '../sessions/device'
import { listChangedNames } from './changed-names.queries'
import { scopeNames } from './scope-names'
import { checkChain } from './chain-check.service'
import { pageLogins, pageOperations, pagePersonalAccess } from './logs.queries'

const pageOf = ({ currentPage, pageSize }: { currentPage: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (currentPage - 1) * pageSize,
})

/** Attempts to sign in and ends of sessions. */
const queryPageLoginLog: Handler<'queryPageLoginLog'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageLogins(db, actor, t, pageOf(body))
  const data = rows.map(({ at, usernameTried, userAgent, ...row }) => ({
    id: row.id,
    at: siteTime(at),
    username: usernameTried,
    userId: row.userId,
    name: row.name,
    schoolName: row.schoolName,
    result: row.result,
    reason: row.reason,
    ip: row.ip,
    device: deviceOf(userAgent),
  }))
  return ok({ data, total, currentPage, pageSize })
}

/** Changes. */
const queryPageOperationLog: Handler<'queryPageOperationLog'> = async ({ db, actor, body, origin }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageOperations(db, actor, t, pageOf(body))
  const names = await listChangedNames(
    db,
    rows.map(({ diff }) => diff),
  )
  const data = rows.map((row, place) => ({
    id: row.id,
    at: siteTime(row.at),
    actorId: row.actorId,
    actorName: row.actorName,
    action: row.action,
    permissionCode: row.permissionCode,
    targetType: row.targetType,
    targetId: row.targetId,
    targetLabel: row.targetLabel,
    requestId: row.requestId,
    ip: row.ip,
    diff: row.diff,
    names: [...(names[place] ?? []), ...scopeNames(row.diff, origin.locale)],
  }))
  return ok({ data, total, currentPage, pageSize })
}

/** Personal values that were shown in full. */
const queryPagePiiLog: Handler<'queryPagePiiLog'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pagePersonalAccess(db, actor, t, pageOf(body))
  const data = rows.map(({ log, subjectName }) => ({
    id: log.id,
    at: siteTime(log.at),
    actorId: log.actorId,
    actorName: log.actorName,
    subjectId: log.subjectId,
    subjectName,
    field: log.field,
    purpose: log.purpose,
    requestId: log.requestId,
    ip: log.ip,
  }))
  return ok({ data, total, currentPage, pageSize })
}

/** Checks the chain of a log. */
const verifyLogChain: Handler<'verifyLogChain'> = async (call) => ok(await checkChain(call))

/** Operations of this feature. */
export const logsFeature: Feature = {
  signedIn: { queryPageLoginLog, queryPageOperationLog, queryPagePiiLog, verifyLogChain },
}
