import type { Actor } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import type { GuardedUser } from './users.queries'

/** The person, if found within scope; otherwise there is none. */
export function requireUser(user: GuardedUser | undefined): GuardedUser {
  if (!user) throw notFound()
  return user
}

/** Throws for the caller's own account, which cannot be disabled, deleted or reset by its owner. */
export function requireSomebodyElse(actor: Actor, user: GuardedUser): void {
  if (user.id === actor.userId) throw refuse('NOT_ONESELF', 'users.notOneself')
}
