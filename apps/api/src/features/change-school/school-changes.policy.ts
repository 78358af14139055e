import type { Actor } from '../../http/call'
import { coversPosition } from '../../security/scope'
import { currentStep } from './school-change-steps'
import type { SchoolChangeRow } from './school-changes.queries'

/** The code of those who decide about changes of school. */
export const AUDIT = 'sys:changeSchool:audit'

/** May the caller see the request? The school that it leaves or the one that it enters is in scope. */
export function maySee(actor: Actor, { fromPosition, toPosition }: SchoolChangeRow): boolean {
  const scope = actor.scopeOf(AUDIT)
  return coversPosition(scope, fromPosition) || coversPosition(scope, toPosition)
}

/** Is it about the caller, or sent by the caller? Others decide about that. */
export const isOwnRequest = ({ userId }: Actor, change: SchoolChangeRow) =>
  change.userId === userId || change.senderId === userId

/**
 * May the caller decide about the current step? The old school's scope for the first, the new one's for the second, a
 * scope with both for the authority's.
 */
export function mayDecide(actor: Actor, change: SchoolChangeRow): boolean {
  const scope = actor.scopeOf(AUDIT)
  const coversOld = coversPosition(scope, change.fromPosition)
  const coversNew = coversPosition(scope, change.toPosition)
  if (!actor.codes.has(AUDIT) || isOwnRequest(actor, change)) return false
  switch (currentStep(change)) {
    case 'out':
      return coversOld
    case 'in':
      return coversNew
    case 'authority':
      return coversOld && coversNew
    default:
      return false
  }
}
