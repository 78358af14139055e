import { brokenRules } from '@doorway/api-client/rules'
import { type Db, violatedConstraint } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { requireCode } from '../../http/authorization'
import type { AnyCall } from '../../http/call'
import { badRequest, invalidFields, requireRules, versionConflict } from '../../http/refusals'
import { readPassword } from '../../http/sent-password'
import { isCommonPassword } from '../../security/common-passwords'
import { hashPassword } from '../../security/passwords'
import { endSessionsOf } from '../auth/sessions.queries'
import { insertAccounts, insertPasswords, updateUser } from './accounts.queries'
import { saveAssignments } from './user-assignments.queries'
import { type Assignments, resolveAssignments } from './user-assignments.service'
import { loadUserDetail } from './user-detail.service'
import { usersInScope } from './user-filter.queries'
import { parseList, resolveColumns, type UserColumns, type UserInput, withoutNulls } from './user-input'
import { loggedState, type StoredSave } from './user-log.service'
import { saveRoles, touchPermissions } from './user-roles.queries'
import { planRoles } from './user-roles.service'
import { requireNoneHigher, requireSecondPerson } from './user-rank.policy'
import { requireSomebodyElse, requireUser } from './users.policy'
import { listGuarded } from './users.queries'

type Rules = Parameters<typeof brokenRules>[0]

/** A checked write that only has to be stored: everything slow or refusable happened outside the transaction. */
export interface PreparedUser {
  id: number | undefined
  code: 'sys:user:add' | 'sys:user:edit'
  prefix: string
  username: string
  version: number | undefined
  dataState: '0' | '1' | undefined
  columns: UserColumns
  assignments: Assignments
  roleIds: readonly number[] | undefined
  passwordHash: string | undefined
}

/**
 * Checks a write from top to bottom: code, rules of section 5, foreign ids in scope, roles within the granter's own.
 */
export async function prepareUser(
  call: AnyCall,
  sent: UserInput,
  { prefix, rules }: { prefix: string; rules: { added: Rules; stored: Rules } },
): Promise<PreparedUser> {
  const input = withoutNulls(sent)
  const { id } = input
  const code = id === undefined ? 'sys:user:add' : 'sys:user:edit'
  requireCode(call.actor, code)
  if (id !== undefined) {
    if (input.password) throw badRequest([{ field: `${prefix}password`, key: 'problem.unknown' }])
    await requireEditable(call, call.db, { id, code, username: input.username, prefix })
  }
  const password = id === undefined ? await readPassword(input.password ?? '', call.settings.passwordPrivateKey) : ''
  requireRules(
    brokenRules(
      id === undefined ? rules.added : rules.stored,
      id === undefined ? { ...input, password } : input,
      prefix,
    ),
  )
  if (isCommonPassword(password)) throw invalidFields([{ field: `${prefix}password`, key: 'password.common' }])
  const wantedRoles = input.roleIds === undefined ? undefined : parseList(input.roleIds).map(Number)
  return {
    id,
    code,
    prefix,
    username: input.username ?? '',
    version: input.version,
    dataState: input.dataState,
    columns: await resolveColumns(call, code, input, prefix),
    assignments: await resolveAssignments(call, code, input, prefix),
    roleIds: await planRoles(call, id, wantedRoles),
    passwordHash: id === undefined ? await hashPassword(password) : undefined,
  }
}

async function requireEditable(
  call: AnyCall,
  db: Db,
  { id, code, username, prefix }: { id: number; code: string; username: string | undefined; prefix: string },
  forUpdate = false,
) {
  const [found] = await listGuarded(db, [id], usersInScope(call.actor, code), forUpdate)
  const user = requireUser(found)
  await requireNoneHigher(db, call.actor, [user.id])
  if (username && username !== user.username) {
    throw invalidFields([{ field: `${prefix}username`, key: 'users.usernameFixed' }])
  }
  return user
}

/** Adds an account with its first password, which has to be changed. Also used for parents and registrations. */
export async function insertAccount(
  tx: Db,
  call: AnyCall,
  account: { username: string; columns: UserColumns; dataState?: '0' | '1'; passwordHash: string },
): Promise<number> {
  const now = call.clock.now()
  const { name = '', userType = '', ...columns } = account.columns
  const added = await insertAccounts(tx, [
    {
      ...columns,
      name,
      userType,
      username: account.username,
      dataState: account.dataState,
      registerTime: now,
      createdAt: now,
      createdBy: call.actor.userId,
    },
  ])
  const { id } = onlyRow(added)
  await insertPasswords(tx, [{ userId: id, passwordHash: account.passwordHash }], now)
  return id
}

async function updateAccount(tx: Db, call: AnyCall, prepared: PreparedUser & { id: number }): Promise<void> {
  const { actor, clock } = call
  const user = await requireEditable(call, tx, prepared, true)
  if (prepared.version !== undefined && prepared.version !== user.version) {
    throw versionConflict(await loadUserDetail({ ...call, db: tx }, user.id, prepared.code))
  }
  const isStateChange = prepared.dataState !== undefined && prepared.dataState !== user.dataState
  if (isStateChange) {
    requireCode(actor, 'sys:user:state')
    requireSomebodyElse(actor, user)
  }
  const isDisabled = isStateChange && prepared.dataState === '1'
  if (isDisabled) await requireSecondPerson(tx, call, 'user.disable', [user.id])
  if (prepared.roleIds) await requireSecondPerson(tx, call, 'user.roles', [user.id])
  if (!isDisabled && !prepared.roleIds) await requireSecondPerson(tx, call, 'user.edit', [user.id])
  if (isDisabled) await endSessionsOf(tx, user.id, 'disabled', clock.now())
  await updateUser(tx, user.id, {
    ...prepared.columns,
    dataState: prepared.dataState,
    updatedAt: clock.now(),
    updatedBy: actor.userId,
  })
  if (prepared.columns.schoolId !== undefined) await touchPermissions(tx, user.id)
}

/** Stores a prepared write. */
export async function storeUser(tx: Db, call: AnyCall, prepared: PreparedUser): Promise<StoredSave> {
  const { id, passwordHash = '' } = prepared
  const before = await loggedState(tx, id)
  if (id !== undefined) await updateAccount(tx, call, { ...prepared, id })
  const userId = id ?? (await insertAccount(tx, call, { ...prepared, passwordHash }))
  await saveAssignments(tx, userId, prepared.assignments)
  if (prepared.roleIds) await saveRoles(tx, userId, prepared.roleIds, call.actor.userId, call.clock.now())
  return { userId, before }
}

/** Turns a broken unique key into the field it belongs to; the database is the one that never misses a double. */
export function takenField(error: unknown, prefix: string): unknown {
  const constraint = violatedConstraint(error)
  if (constraint === 'app_user_username')
    return invalidFields([{ field: `${prefix}username`, key: 'users.error.usernameTaken' }])
  if (constraint === 'app_user_id_card') return invalidFields([{ field: `${prefix}idCard`, key: 'users.idCardTaken' }])
  return error
}
