import type { Actor } from '../../http/call'
import { notFound } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import type { SchoolRow } from './organizations.queries'

/** The organization if the caller may touch it with this code; otherwise it is not there. */
export function requireSchool(actor: Actor, code: string, school: SchoolRow | undefined): SchoolRow {
  if (!school || !coversPosition(actor.scopeOf(code), school.lft)) throw notFound()
  return school
}

/** Throws unless the caller may put something under this parent; undefined is the root of the tree. */
export function requireParentSchool(actor: Actor, code: string, parent: SchoolRow | undefined): void {
  if (parent) requireSchool(actor, code, parent)
  else if (!actor.scopeOf(code).isAll) throw notFound()
}
