import { and, type SQL } from 'drizzle-orm'
import type { Locale } from '@doorway/api-client/rules'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Call, Handler } from '../../http/call'
import { badRequest } from '../../http/refusals'
import { translate } from '../../strings/translate'
import { listEntries } from '../dictionaries/dictionaries.queries'
import { matchingUsers, usersInScope } from '../users/user-filter'
import { listUsersAfter, type UserListRow } from '../users/users.queries'
import { spreadsheetResponse, writeSpreadsheet } from './spreadsheet'

const STEP = 1_000
const COLUMNS = ['username', 'name', 'userType', 'schoolName', 'sex', 'state', 'registerTime', 'lastLogin'] as const
type ColumnName = (typeof COLUMNS)[number]

const WIDTHS: Record<ColumnName, number> = {
  username: 20,
  name: 16,
  userType: 12,
  schoolName: 32,
  sex: 8,
  state: 8,
  registerTime: 20,
  lastLogin: 20,
}

function cellOf(row: UserListRow, column: ColumnName, locale: Locale, types: ReadonlyMap<string, string>): string {
  switch (column) {
    case 'userType':
      return types.get(row.userType) ?? row.userType
    case 'schoolName':
      return row.schoolName ?? ''
    case 'sex':
      return row.sex === null ? '' : translate(locale, row.sex === '1' ? 'export.female' : 'export.male')
    case 'state':
      return translate(locale, row.dataState === '0' ? 'export.enabled' : 'export.disabled')
    case 'registerTime':
      return siteTime(row.registerTime)
    case 'lastLogin':
      return row.lastLogin === null ? '' : siteTime(row.lastLogin)
    default:
      return row[column]
  }
}

function chosenColumns(names: readonly string[] | undefined): readonly ColumnName[] {
  if (!names?.length) return COLUMNS
  return names.map((name, index) => {
    const column = COLUMNS.find((each) => each === name)
    if (!column) throw badRequest([{ field: `columns.${index}`, key: 'problem.choice' }])
    return column
  })
}

async function* walkUsers(db: Db, where: SQL | undefined): AsyncGenerator<UserListRow> {
  let last: UserListRow | undefined
  for (;;) {
    const rows = await listUsersAfter(db, where, last, STEP)
    yield* rows
    last = rows.at(-1)
    if (rows.length < STEP) return
  }
}

async function logExport(call: Call<'exportExcel'>): Promise<void> {
  const conditions = Object.keys(call.body.conditions ?? {})
  await call.db.transaction((tx) =>
    recordOperation(tx, call, {
      action: 'user.export',
      permissionCode: 'sys:user:export',
      target: { type: 'userList', id: 'user' },
      facts: { conditions },
    }),
  )
}

/** The user list as a spreadsheet: every page, the chosen columns, within the caller's scope. */
export const exportExcel: Handler<'exportExcel'> = async (call) => {
  const { db, actor, body, origin, clock } = call
  const { locale } = origin
  const columns = chosenColumns(body.columns)
  const where = and(matchingUsers(body.conditions ?? {}), usersInScope(actor, 'sys:user:export'))
  const entries = await listEntries(db, ['8'])
  const types = new Map(
    entries.map(({ dicValue, dicDisplay, labelI18n }) => [dicValue, labelI18n[locale] ?? dicDisplay]),
  )
  await logExport(call)
  async function* rows() {
    for await (const row of walkUsers(db, where)) yield columns.map((column) => cellOf(row, column, locale, types))
  }
  const headers = columns.map((column) => ({ header: translate(locale, `export.${column}`), width: WIDTHS[column] }))
  const stream = await writeSpreadsheet(translate(locale, 'export.sheet'), headers, rows())
  const day = siteTime(clock.now()).slice(0, 10).replaceAll('-', '')
  return spreadsheetResponse(stream, `${translate(locale, 'export.fileName')}-${day}.xlsx`)
}
