import { findLoggedColumns } from './accounts.queries'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { heldRoleIds } from './user-roles.queries'

/** Members by name, as the log compares them. */
type LoggedState = Readonly<Record<string, string | number | null>>

/** What the log tells about a person: identity number and mobile only by the hash that finds them. */
export async function loggedState(tx: Db, userId: number | undefined): Promise<LoggedState> {
  if (userId === undefined) return {}
  return { ...(await findLoggedColumns(tx, userId)), roleIds: (await heldRoleIds(tx, userId)).join() }
}

/** A write as it was stored: whose, and how the person stood before it. */
export interface StoredSave {
  userId: number
  before: LoggedState
}

/** Logs a stored write with what it changed. Last in the transaction. */
export async function logSave(
  tx: Db,
  call: AnyCall,
  { id, code }: { id: number | undefined; code: string },
  { userId, before }: StoredSave,
): Promise<void> {
  const after = await loggedState(tx, userId)
  await recordOperation(tx, call, {
    action: id === undefined ? 'user.add' : 'user.edit',
    permissionCode: code,
    target: { type: 'user', id: userId },
    difference: await differenceOf(call.secrets, before, after),
  })
}
