import { userTypes } from '@doorway/api-client/rules'
import { recordOperations } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { users } from '../../db/tables/users'
import type { AnyCall } from '../../http/call'
import { birthDateOf } from '../../security/masks'
import { hashPassword } from '../../security/passwords'
import { seal } from '../../security/personal-data'
import { yieldToEventLoop } from '../tasks/yield-to-event-loop'
import { insertAccounts, insertPasswords, lockUsers, updateUser } from '../users/accounts.queries'
import { upsertStudent, upsertTeacher } from '../users/user-extras.queries'
import { insertUserRoles } from '../users/user-roles.queries'
import { saveRoles, touchPermissions } from '../users/user-roles.queries'
import { cellOf, type StoredLine } from './import-kind'
import type { UserDraft } from './user-check'
import type { ExistingUser } from './user-lookups.queries'
import { snapshotOf } from './user-undo.queries'
import { entryOf } from '../../required'

/** A valid row with everything slow done: values sealed, the password hashed. */
export interface PreparedImportUser {
  draft: UserDraft
  columns: Partial<typeof users.$inferInsert>
  extras: { enrollmentNumberEnc?: string; enrollmentNumberHash?: string }
  passwordHash: string
}

async function sealedColumns({ secrets }: AnyCall, { idCard, mobile }: Readonly<Record<string, string>>) {
  const card = idCard ? await seal(secrets, idCard) : undefined
  const phone = mobile ? await seal(secrets, mobile) : undefined
  return {
    ...(idCard && card && { idCardEnc: card.enc, idCardHash: card.hash, birthDate: birthDateOf(idCard) ?? null }),
    ...(phone && { mobileEnc: phone.enc, mobileHash: phone.hash }),
  }
}

/** Seals and hashes a row. A password costs some 50 ms of computing, so requests get their turn in between. */
export async function prepareImportUser(call: AnyCall, draft: UserDraft): Promise<PreparedImportUser> {
  const { values, existing, schoolId, orgPos, areaCode, userType, sex } = draft
  const number = values['enrollmentNumber']
  const enrollment = number ? await seal(call.secrets, number) : undefined
  if (!existing) await yieldToEventLoop()
  return {
    draft,
    columns: {
      ...(values['name'] && { name: values['name'] }),
      ...(values['userType'] && { userType }),
      ...(schoolId !== null && { schoolId, orgPos }),
      ...(areaCode && { areaCode }),
      ...(sex && { sex }),
      ...(values['remark'] && { remark: values['remark'] }),
      ...(values['email'] && { email: values['email'] }),
      ...(await sealedColumns(call, values)),
    },
    extras: enrollment ? { enrollmentNumberEnc: enrollment.enc, enrollmentNumberHash: enrollment.hash } : {},
    passwordHash: existing ? '' : await hashPassword(cellOf(values, 'password')),
  }
}

async function saveExtras(tx: Db, userId: number, { draft, extras }: PreparedImportUser): Promise<void> {
  const { values, userType, duty, gradeId, classId } = draft
  const userNumber = values['userNumber'] || undefined
  if (userType === userTypes.teacher) {
    const row = { userDutyType: duty, userNumber }
    await upsertTeacher(tx, userId, row)
  }
  if (userType === userTypes.student) {
    const year = values['inSchoolYear']
    const row = { userNumber, gradeId, classId, inSchoolYear: year ? Number(year) : undefined, ...extras }
    await upsertStudent(tx, userId, row)
  }
}

async function insertUsers(tx: Db, call: AnyCall, rows: readonly PreparedImportUser[]): Promise<StoredLine[]> {
  if (rows.length === 0) return []
  const now = call.clock.now()
  const author = { registerTime: now, createdAt: now, createdBy: call.actor.userId, source: 'import' as const }
  const inserted = await insertAccounts(
    tx,
    rows.map(({ draft, columns }) => ({
      name: '',
      userType: '',
      ...columns,
      ...author,
      username: cellOf(draft.values, 'username'),
    })),
  )
  const idOf = new Map(inserted.map(({ id, username }) => [username, id]))
  const withIds = rows.map((row) => ({ row, userId: entryOf(idOf, cellOf(row.draft.values, 'username')) }))
  await insertPasswords(
    tx,
    withIds.map(({ row, userId }) => ({ userId, passwordHash: row.passwordHash })),
    now,
  )
  const roles = withIds.flatMap(({ row, userId }) =>
    (row.draft.roleIds ?? []).map((roleId, seq) => ({
      userId,
      roleId,
      seq,
      grantedBy: call.actor.userId,
      grantedAt: now,
    })),
  )
  if (roles.length > 0) await insertUserRoles(tx, roles)
  for (const { row, userId } of withIds) await saveExtras(tx, userId, row)
  return withIds.map(({ row, userId }) => ({
    row: row.draft.row,
    state: 'created',
    id: String(userId),
    label: row.draft.values['username'],
    undo: {},
  }))
}

async function storeUpdate(
  tx: Db,
  call: AnyCall,
  row: PreparedImportUser,
  existing: ExistingUser,
): Promise<StoredLine> {
  const { draft, columns } = row
  const before = await snapshotOf(tx, existing.id)
  const version = await updateUser(tx, existing.id, {
    ...columns,
    updatedAt: call.clock.now(),
    updatedBy: call.actor.userId,
  })
  if (columns.schoolId !== undefined) await touchPermissions(tx, existing.id)
  if (draft.roleIds) await saveRoles(tx, existing.id, draft.roleIds, call.actor.userId, call.clock.now())
  await saveExtras(tx, existing.id, row)
  const undo = { version, before }
  return { row: draft.row, state: 'updated', id: String(existing.id), label: existing.username, undo }
}

/** Writes prepared rows and the log of them in one transaction. */
export async function writeUsers(tx: Db, call: AnyCall, rows: readonly PreparedImportUser[]): Promise<StoredLine[]> {
  const existing = rows.flatMap(({ draft }) => draft.existing?.id ?? [])
  if (existing.length > 0) await lockUsers(tx, existing)
  const stored = await insertUsers(
    tx,
    call,
    rows.filter(({ draft }) => !draft.existing),
  )
  for (const row of rows) if (row.draft.existing) stored.push(await storeUpdate(tx, call, row, row.draft.existing))
  await recordOperations(
    tx,
    call,
    stored.map(({ state, id = '', label }) => ({
      action: state === 'created' ? 'user.add' : 'user.edit',
      permissionCode: 'sys:user:import',
      target: { type: 'user', id, label },
      facts: { source: 'import' },
    })),
  )
  return stored
}
