import { dictionaryTypes } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { translate } from '../../strings/translate'
import { listEntries } from '../dictionaries/dictionaries.queries'
import { listRoles } from '../roles/roles.queries'
import type { ImportKind, ImportLine, ImportMode, ImportRun } from './import-kind'
import { findExampleArea } from './parent-lookups.queries'
import { listPaths } from './place-lookups'
import { type UserDraft, UserReader } from './user-check'
import { userColumns } from './user-columns'
import { loadUserReferences, RoleLookup } from './user-lookups'
import { type PreparedImportUser, prepareImportUser, writeUsers } from './user-store'
import { undoUsers } from './user-undo'

const CODE = 'sys:user:import'
const MAX_ROLES = 1_000

function openUsers(call: AnyCall, mode: ImportMode): ImportRun {
  const roles = new RoleLookup(call)
  const reader = new UserReader(call, mode, roles)
  const read = async (db: Db, lines: readonly ImportLine[]): Promise<UserDraft[]> => {
    const references = await loadUserReferences(call, db, CODE, lines)
    const drafts: UserDraft[] = []
    for (const line of lines) drafts.push(await reader.read(line, references))
    return drafts
  }
  return {
    check: read,
    prepare: async (db, lines) => {
      const drafts = await read(db, lines)
      const isLeft = ({ faults, existing }: UserDraft) => faults.length > 0 || (existing && mode === 'skip')
      const prepared: PreparedImportUser[] = []
      for (const draft of drafts) if (!isLeft(draft)) prepared.push(await prepareImportUser(call, draft))
      const left = drafts.filter(isLeft).map(({ row, faults }) => ({
        row,
        state: faults.length > 0 ? ('invalid' as const) : ('skipped' as const),
        faults,
      }))
      return async (tx) => [...left, ...(await writeUsers(tx, call, prepared))]
    },
  }
}

async function allowedValues(call: AnyCall) {
  const { db, actor, origin } = call
  const entries = await listEntries(db, [dictionaryTypes.userType, dictionaryTypes.teacherDuty])
  const wordsOf = (dicType: string) =>
    entries
      .filter((entry) => entry.dicType === dicType)
      .map(({ dicDisplay, labelI18n }) => labelI18n[origin.locale] ?? dicDisplay)
  const book = new RoleLookup(call)
  const roleNames: string[] = []
  for (const { id, name } of await listRoles(db, { hiddenIds: [], limit: MAX_ROLES })) {
    if ((await book.idOf(name)) !== undefined && (await book.isGrantable(id))) roleNames.push(name)
  }
  return {
    userType: wordsOf(dictionaryTypes.userType),
    schoolId: await listPaths(db, actor.scopeOf(CODE)),
    sex: [translate(origin.locale, 'export.female'), translate(origin.locale, 'export.male')],
    roleIds: roleNames,
    userDutyType: wordsOf(dictionaryTypes.teacherDuty),
  }
}

/** People out of a file. */
export const userImport: ImportKind = {
  name: 'user',
  code: CODE,
  editCode: 'sys:user:edit',
  columns: userColumns,
  open: openUsers,
  undo: undoUsers,
  example: {
    username: 't_linyq2',
    name: { key: 'importExample.name' },
    password: 'Example@2026',
    email: 't_linyq2@doorway.example',
    remark: { key: 'importExample.remark' },
  },
  exampleCells: async ({ db, actor }) => ({ areaCode: await findExampleArea(db, actor.scopeOf(CODE)) }),
  allowed: allowedValues,
}
