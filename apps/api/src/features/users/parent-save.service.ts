import { and, eq, inArray, sql } from 'drizzle-orm'
import { brokenRules, parentRules, userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { roles } from '../../db/tables/roles'
import { guardians, users } from '../../db/tables/users'
import type { AnyCall } from '../../http/call'
import { invalidFields, notFound, requireRules } from '../../http/refusals'
import { hashPassword } from '../../security/passwords'
import { resolveParentColumns, type UserColumns } from './user-input'
import { insertAccount } from './user-save.service'
import { requireUnprotected, requireUser } from './users.policy'
import { listGuarded } from './users.queries'
import { saveRoles } from './user-roles.queries'

/** Role that every parent gets (section 2.10 of the domain design). */
const PARENT_ROLE_ID = 16

/** A parent record, checked and sealed. */
export interface PreparedParent {
  id: number | undefined
  username: string
  familyName: string | null
  columns: UserColumns
  passwordHash: string | undefined
}

const prefixOf = (index: number) => `parentList.${index}.`

/** Checks the parents of a student form. New ones get a password that nobody knows. */
export async function prepareParents(
  call: AnyCall,
  parents: readonly Schema<'ParentWrite'>[],
): Promise<PreparedParent[]> {
  requireRules(parents.flatMap((parent, index) => brokenRules(parentRules, parent, prefixOf(index))))
  const names = parents.map(({ username = '' }) => username.toLowerCase())
  const double = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (double >= 0) throw invalidFields([{ field: `${prefixOf(double)}username`, key: 'users.error.usernameTaken' }])
  return Promise.all(
    parents.map(async (parent) => ({
      id: parent.id ?? undefined,
      username: parent.username ?? '',
      familyName: parent.familyName ?? null,
      columns: await resolveParentColumns(call, parent),
      passwordHash: parent.id ? undefined : await hashPassword(crypto.randomUUID()),
    })),
  )
}

async function requireNameFree(tx: Db, username: string, index: number): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${username.toLowerCase()} and ${users.deletedAt} is null`)
  if (taken) throw invalidFields([{ field: `${prefixOf(index)}username`, key: 'users.error.usernameTaken' }])
}

async function addParent(tx: Db, call: AnyCall, parent: PreparedParent, home: UserColumns): Promise<number> {
  const { username, passwordHash = '' } = parent
  const id = await insertAccount(tx, call, { username, passwordHash, columns: { ...home, ...parent.columns } })
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, PARENT_ROLE_ID))
  if (role) await saveRoles(tx, id, [role.id], call.actor.userId, call.clock.now())
  return id
}

async function editParent(tx: Db, call: AnyCall, id: number, parent: PreparedParent): Promise<void> {
  const user = requireUser((await listGuarded(tx, [id], undefined, true))[0])
  requireUnprotected(call.actor, user)
  if (user.userType !== userTypes.parent) throw notFound()
  const { name, idCardEnc, idCardHash, birthDate, mobileEnc, mobileHash } = parent.columns
  await tx
    .update(users)
    .set({ name, idCardEnc, idCardHash, birthDate, mobileEnc, mobileHash, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}

/** Makes the student's parents those of the form. A parent who is left out keeps the account and loses the child. */
export async function storeParents(
  tx: Db,
  call: AnyCall,
  studentId: number,
  parents: readonly PreparedParent[],
  home: UserColumns,
): Promise<void> {
  const known = await tx
    .select({ id: guardians.parentUserId })
    .from(guardians)
    .where(eq(guardians.studentUserId, studentId))
  const knownIds = known.map(({ id }) => id)
  const keptIds = parents.flatMap(({ id }) => id ?? [])
  if (keptIds.some((id) => !knownIds.includes(id))) throw notFound()
  const leftIds = knownIds.filter((id) => !keptIds.includes(id))
  if (leftIds.length > 0) {
    await tx
      .delete(guardians)
      .where(and(eq(guardians.studentUserId, studentId), inArray(guardians.parentUserId, leftIds)))
  }
  for (const [index, parent] of parents.entries()) {
    const { id, familyName } = parent
    if (id !== undefined) {
      await editParent(tx, call, id, parent)
      await tx
        .update(guardians)
        .set({ familyName })
        .where(and(eq(guardians.studentUserId, studentId), eq(guardians.parentUserId, id)))
      continue
    }
    await requireNameFree(tx, parent.username, index)
    const parentUserId = await addParent(tx, call, parent, home)
    await tx.insert(guardians).values({ parentUserId, studentUserId: studentId, familyName, isPrimary: index === 0 })
  }
}
