import { siteTime } from '../../clock'
import { isAuditor } from '../../http/authorization'
import type { Actor, AnyCall } from '../../http/call'
import type { MessageKey } from '../../strings/catalogue'
import { translate } from '../../strings/translate'
import { maskAddress } from '../../security/masks'
import { EXPORT_STEP, type ExportConditions, type ExportList } from './export-list'
import {
  countAccess,
  countLogins,
  countOperations,
  listAccessAfter,
  listLoginsAfter,
  listOperationsAfter,
  LOGIN_CODE,
  OPERATION_CODE,
  PERSONAL_CODE,
} from './log-exports.queries'

/** An address as the lists show it: in full to auditors alone (domain 4.4). */
const shownAddress = (ip: string | null, actor: Actor) => (ip !== null && !isAuditor(actor) ? maskAddress(ip) : ip)

type LogRow = { at: Date; id: number }

/** All rows, read step by step: each step begins after the last row of the one before. */
async function* inSteps<Row extends LogRow>(nextStep: (last: Row | undefined) => Promise<Row[]>) {
  let last: Row | undefined
  for (;;) {
    const rows = await nextStep(last)
    yield* rows
    last = rows.at(-1)
    if (rows.length < EXPORT_STEP) return
  }
}

async function* walkLogins({ db, actor }: AnyCall, conditions: ExportConditions) {
  for await (const row of inSteps((last?: LogRow) => listLoginsAfter(db, { actor, conditions }, last, EXPORT_STEP)))
    yield {
      at: siteTime(row.at),
      usernameTried: row.usernameTried,
      result: row.result,
      reason: row.reason,
      ip: shownAddress(row.ip, actor),
      userAgent: row.userAgent,
    }
}

async function* walkOperations({ db, actor }: AnyCall, conditions: ExportConditions) {
  for await (const row of inSteps((last?: LogRow) => listOperationsAfter(db, { actor, conditions }, last, EXPORT_STEP)))
    yield {
      at: siteTime(row.at),
      actorName: row.actorName,
      action: row.action,
      permissionCode: row.permissionCode,
      targetType: row.targetType,
      targetId: row.targetId,
      targetLabel: row.targetLabel,
      ip: shownAddress(row.ip, actor),
      requestId: row.requestId,
      diff: JSON.stringify(row.diff),
    }
}

/** Names of personal values, as the export of people calls them. */
const valueNames: Readonly<Record<string, MessageKey>> = {
  mobile: 'export.mobile',
  email: 'export.email',
  idCard: 'export.idCard',
  enrollmentNumber: 'personalColumns.enrollmentNumber',
}

async function* walkAccess({ db, actor, origin }: AnyCall, conditions: ExportConditions) {
  for await (const row of inSteps((last?: LogRow) => listAccessAfter(db, { actor, conditions }, last, EXPORT_STEP))) {
    const name = valueNames[row.field]
    yield {
      at: siteTime(row.at),
      actorName: row.actorName,
      subjectName: row.subjectName,
      field: name ? translate(origin.locale, name) : row.field,
      purpose: row.purpose,
      ip: row.ip,
      requestId: row.requestId,
    }
  }
}

/** Attempts to sign in and ends of sessions. */
export const loginLogExport: ExportList = {
  code: LOGIN_CODE,
  action: 'loginLog.export',
  sheet: 'exportLog.loginLog',
  fileName: 'exportLog.loginLog',
  conditions: ['username', 'result', 'startTime', 'endTime'],
  columns: {
    at: { title: 'exportLog.at', width: 20 },
    usernameTried: { title: 'exportLog.usernameTried', width: 20 },
    result: { title: 'exportLog.result', width: 10 },
    reason: { title: 'exportLog.reason', width: 16 },
    ip: { title: 'exportLog.ip', width: 18 },
    userAgent: { title: 'exportLog.userAgent', width: 40 },
  },
  count: ({ db, actor }, conditions) => countLogins(db, { actor, conditions }),
  rows: walkLogins,
}

/** Every write and export. */
export const operationLogExport: ExportList = {
  code: OPERATION_CODE,
  action: 'operationLog.export',
  sheet: 'exportLog.operationLog',
  fileName: 'exportLog.operationLog',
  conditions: ['username', 'action', 'targetType', 'targetId', 'requestId', 'startTime', 'endTime'],
  columns: {
    at: { title: 'exportLog.at', width: 20 },
    actorName: { title: 'exportLog.actorName', width: 16 },
    action: { title: 'exportLog.action', width: 20 },
    permissionCode: { title: 'exportLog.permissionCode', width: 20 },
    targetType: { title: 'exportLog.targetType', width: 12 },
    targetId: { title: 'exportLog.targetId', width: 12 },
    targetLabel: { title: 'exportLog.targetLabel', width: 24 },
    ip: { title: 'exportLog.ip', width: 18 },
    requestId: { title: 'exportLog.requestId', width: 38 },
    diff: { title: 'exportLog.diff', width: 40 },
  },
  count: ({ db, actor }, conditions) => countOperations(db, { actor, conditions }),
  rows: walkOperations,
}

/** Personal values that were shown in full. */
export const personalLogExport: ExportList = {
  code: PERSONAL_CODE,
  action: 'personalLog.export',
  sheet: 'exportLog.personalLog',
  fileName: 'exportLog.personalLog',
  conditions: ['username', 'action', 'startTime', 'endTime'],
  columns: {
    at: { title: 'exportLog.at', width: 20 },
    actorName: { title: 'exportLog.reader', width: 16 },
    subjectName: { title: 'exportLog.subject', width: 16 },
    field: { title: 'exportLog.value', width: 16 },
    purpose: { title: 'exportLog.purpose', width: 40 },
    ip: { title: 'exportLog.ip', width: 18 },
    requestId: { title: 'exportLog.requestId', width: 38 },
  },
  count: ({ db, actor }, conditions) => countAccess(db, { actor, conditions }),
  rows: walkAccess,
}
