import type { SQL } from 'drizzle-orm'
import { siteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { isMinor, maskEmail, maskIdCard, maskMobile } from '../../security/masks'
import { unseal } from '../../security/personal-data'
import { translate } from '../../strings/translate'
import { listEntries } from '../dictionaries/dictionaries.queries'
import { matchingUsersInScope } from '../users/user-filter.queries'
import { listHigherRanked } from '../users/user-rank.policy'
import { listSeparated } from '../users/user-rank.queries'
import { countUsers, listSealedValues, listUsersAfter, type UserListRow } from '../users/users.queries'
import { EXPORT_STEP, type ExportConditions, type ExportList, textOf } from './export-list'

const CODE = 'sys:user:export'
const SEALED = ['mobile', 'idCard', 'email']

function matching({ actor }: AnyCall, conditions: ExportConditions): SQL | undefined {
  const filter = {
    name: textOf(conditions, 'name'),
    username: textOf(conditions, 'username'),
    userType: textOf(conditions, 'userType'),
    state: textOf(conditions, 'state'),
    schoolId: textOf(conditions, 'schoolId'),
    parentIds: textOf(conditions, 'parentIds'),
    ids: textOf(conditions, 'ids'),
  }
  return matchingUsersInScope(filter, actor, CODE)
}

/**
 * Masked personal values of some people. Guardians count as the minors whose number theirs is. Those of people with more
 * rights than the caller, and of the administrators of security and audit, are in no file, not even masked.
 */
async function maskedValues({ db, actor, secrets, clock }: AnyCall, rows: readonly UserListRow[]) {
  const now = clock.now()
  const ids = rows.map(({ id }) => id)
  const left = new Set([...(await listHigherRanked(db, actor, ids)), ...(await listSeparated(db, ids))])
  const sealed = await listSealedValues(
    db,
    ids.filter((id) => !left.has(id)),
  )
  const values = await Promise.all(
    sealed.map(async ({ id, mobileEnc, idCardEnc, email, birthDate, isGuardianOfMinor }) => {
      const minor = isMinor(birthDate, now)
      const opened = {
        mobile: mobileEnc === null ? '' : maskMobile(await unseal(secrets, mobileEnc), minor || isGuardianOfMinor),
        idCard: idCardEnc === null ? '' : maskIdCard(await unseal(secrets, idCardEnc), minor),
        email: email === null ? '' : maskEmail(email),
      }
      return [id, opened] as const
    }),
  )
  return new Map(values)
}

async function loadWords({ db, origin }: AnyCall) {
  const { locale } = origin
  const entries = await listEntries(db, ['8'])
  const types = new Map(
    entries.map(({ dicValue, dicDisplay, labelI18n }) => [dicValue, labelI18n[locale] ?? dicDisplay]),
  )
  return {
    typeOf: (value: string) => types.get(value) ?? value,
    sex: { '1': translate(locale, 'export.female'), '0': translate(locale, 'export.male') },
    state: { '0': translate(locale, 'export.enabled'), '1': translate(locale, 'export.disabled') },
  }
}

async function* walk(call: AnyCall, conditions: ExportConditions, columns: readonly string[]) {
  const where = matching(call, conditions)
  const words = await loadWords(call)
  const isSealed = columns.some((column) => SEALED.includes(column))
  let last: UserListRow | undefined
  for (;;) {
    const rows = await listUsersAfter(call.db, where, last, EXPORT_STEP)
    const masked = isSealed ? await maskedValues(call, rows) : undefined
    for (const row of rows) {
      yield {
        username: row.username,
        name: row.name,
        userType: words.typeOf(row.userType),
        schoolName: row.schoolName,
        sex: row.sex && words.sex[row.sex],
        state: words.state[row.dataState],
        registerTime: siteTime(row.registerTime),
        lastLogin: row.lastLogin && siteTime(row.lastLogin),
        ...masked?.get(row.id),
      }
    }
    last = rows.at(-1)
    if (rows.length < EXPORT_STEP) return
  }
}

/** The user list: the usual columns of the table, and masked personal ones on request. */
export const userExport: ExportList = {
  code: CODE,
  action: 'user.export',
  sheet: 'export.sheet',
  fileName: 'export.fileName',
  conditions: ['name', 'username', 'userType', 'state', 'schoolId', 'parentIds', 'ids'],
  columns: {
    username: { title: 'export.username', width: 20 },
    name: { title: 'export.name', width: 16 },
    userType: { title: 'export.userType', width: 12 },
    schoolName: { title: 'export.schoolName', width: 32 },
    sex: { title: 'export.sex', width: 8 },
    state: { title: 'export.state', width: 8 },
    registerTime: { title: 'export.registerTime', width: 20 },
    lastLogin: { title: 'export.lastLogin', width: 20 },
    mobile: { title: 'export.mobile', width: 14, isExtra: true },
    email: { title: 'export.email', width: 28, isExtra: true },
    idCard: { title: 'export.idCard', width: 22, isExtra: true },
  },
  count: (call, conditions) => countUsers(call.db, matching(call, conditions)),
  rows: walk,
}
