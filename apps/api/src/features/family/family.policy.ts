import type { AnyCall } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { isMinor } from '../../security/masks'
import { listChildren } from './family.queries'

/** Whom a call is about: the caller, or a child of the caller. */
export interface Subject {
  id: number
  username: string
  name: string
  isChild: boolean
}

/**
 * The caller, or the named child of the caller. Guardians speak for minors only; adults decide alone. Other people's
 * children look absent.
 */
export async function requireSubject(call: AnyCall, childId: number | undefined): Promise<Subject> {
  const { db, actor, clock } = call
  if (childId === undefined) return { id: actor.userId, username: actor.username, name: actor.name, isChild: false }
  const child = (await listChildren(db, actor.userId)).find(({ userId }) => userId === childId)
  if (!child) throw notFound()
  if (child.birthDate !== null && !isMinor(child.birthDate, clock.now())) throw refuse('CHILD_OF_AGE', 'family.ofAge')
  return { id: child.userId, username: child.username, name: child.name, isChild: true }
}
