import type { Actor } from './call'
import type { ContractOperation, OperationId } from './contract'
import { forbidden, passwordChangeRequired, unauthenticated } from './refusals'

/** What the page for a new password calls, and signing out: all that a password to be changed opens. */
const openedByAnyPassword: readonly OperationId[] = ['getCurrentUser', 'changePassword', 'logout']

/** Is this operation open to callers who are not signed in? */
export function isPublic(operation: ContractOperation): boolean {
  return operation.permission.includes('@anonymous')
}

/** Throws unless the caller may use the operation. Of several codes one is enough; the handler checks which. */
export function authorise(operation: ContractOperation, actor: Actor | undefined): void {
  if (isPublic(operation)) return
  if (!actor) throw unauthenticated()
  if (actor.mustChangePassword && !openedByAnyPassword.includes(operation.id)) throw passwordChangeRequired()
  const needsCode = !operation.permission.some((permission) => permission === '@login' || permission === '@self')
  if (needsCode && !operation.permission.some((code) => actor.codes.has(code))) throw forbidden()
}

/** Throws unless the caller holds this very code. For operations that add with one code and edit with another. */
export function requireCode(actor: Actor, code: string): void {
  if (!actor.codes.has(code)) throw forbidden()
}

const AUDITOR_ROLE = 4

/** Auditors read the logs as they were written; so does the super account (domain 2.10 and 4.4). */
export function isAuditor(actor: Actor): boolean {
  return actor.isSuper || actor.roles.some(({ id }) => id === AUDITOR_ROLE)
}
