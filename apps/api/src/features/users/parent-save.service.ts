import { brokenRules, parentRules, userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { invalidFields, notFound, requireRules } from '../../http/refusals'
import { generatePassword, hashPassword } from '../../security/passwords'
import { isUsernameTaken } from '../auth/auth.queries'
import { findRole } from '../roles/roles.queries'
import { updateUser } from './accounts.queries'
import { insertGuardian, listParentIds, removeParents, setFamilyName } from './guardians.queries'
import { resolveParentColumns, type UserColumns, withoutNulls } from './user-input'
import { saveRoles } from './user-roles.queries'
import { insertAccount } from './user-save.service'
import { requireNoneHigher, requireSecondPerson } from './user-rank.policy'
import { requireUser } from './users.policy'
import { listGuarded } from './users.queries'

/** Role that every parent gets (section 2.10 of the domain design). */
const PARENT_ROLE_ID = 16

/** A parent record, checked and sealed. */
export interface PreparedParent {
  id: number | undefined
  username: string
  familyName: string | null
  columns: UserColumns
  /** First password of a parent who is added. */
  first: { password: string; passwordHash: string } | undefined
}

async function firstPassword() {
  const password = generatePassword()
  return { password, passwordHash: await hashPassword(password) }
}

const prefixOf = (index: number) => `parentList.${index}.`

/** Checks the parents of a student form. New ones get a password, which has to be changed at the first sign-in. */
export async function prepareParents(
  call: AnyCall,
  parents: readonly Schema<'ParentWrite'>[],
): Promise<PreparedParent[]> {
  requireRules(parents.flatMap((parent, index) => brokenRules(parentRules, withoutNulls(parent), prefixOf(index))))
  const names = parents.map(({ username = '' }) => username.toLowerCase())
  const double = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (double >= 0) throw invalidFields([{ field: `${prefixOf(double)}username`, key: 'users.error.usernameTaken' }])
  return Promise.all(
    parents.map(async (parent) => ({
      id: parent.id ?? undefined,
      username: parent.username ?? '',
      familyName: parent.familyName ?? null,
      columns: await resolveParentColumns(call, parent),
      first: parent.id ? undefined : await firstPassword(),
    })),
  )
}

async function requireNameFree(tx: Db, username: string, index: number): Promise<void> {
  if (await isUsernameTaken(tx, username))
    throw invalidFields([{ field: `${prefixOf(index)}username`, key: 'users.error.usernameTaken' }])
}

async function addParent(
  tx: Db,
  call: AnyCall,
  { username, columns, first }: PreparedParent,
  home: UserColumns,
): Promise<Schema<'NewParent'>> {
  const { password, passwordHash } = first ?? (await firstPassword())
  const { name = '' } = columns
  const id = await insertAccount(tx, call, { username, passwordHash, columns: { ...home, ...columns } })
  if (await findRole(tx, PARENT_ROLE_ID)) await saveRoles(tx, id, [PARENT_ROLE_ID], call.actor.userId, call.clock.now())
  return { id, username, name, password }
}

async function editParent(tx: Db, call: AnyCall, id: number, parent: PreparedParent): Promise<void> {
  const user = requireUser((await listGuarded(tx, [id], undefined, true))[0])
  await requireNoneHigher(tx, call.actor, [user.id])
  if (user.userType !== userTypes.parent) throw notFound()
  await requireSecondPerson(tx, call, 'user.edit', [user.id])
  const { name, idCardEnc, idCardHash, birthDate, mobileEnc, mobileHash } = parent.columns
  await updateUser(tx, id, { name, idCardEnc, idCardHash, birthDate, mobileEnc, mobileHash })
}

/**
 * Makes the student's parents those of the form. A parent who is left out loses the child but not the account. Returns
 * the first passwords of the parents that were added.
 */
export async function storeParents(
  tx: Db,
  call: AnyCall,
  studentId: number,
  parents: readonly PreparedParent[],
  home: UserColumns,
): Promise<Schema<'NewParent'>[]> {
  const knownIds = await listParentIds(tx, studentId)
  const listedIds = parents.flatMap(({ id }) => id ?? [])
  if (listedIds.some((id) => !knownIds.includes(id))) throw notFound()
  await removeParents(
    tx,
    studentId,
    knownIds.filter((id) => !listedIds.includes(id)),
  )
  const passwords: Schema<'NewParent'>[] = []
  for (const [index, parent] of parents.entries()) {
    const { id, familyName } = parent
    if (id !== undefined) {
      await editParent(tx, call, id, parent)
      await setFamilyName(tx, { studentId, parentId: id }, familyName)
      continue
    }
    await requireNameFree(tx, parent.username, index)
    const added = await addParent(tx, call, parent, home)
    await insertGuardian(tx, { parentUserId: added.id, studentUserId: studentId, familyName, isPrimary: index === 0 })
    passwords.push(added)
  }
  return passwords
}
