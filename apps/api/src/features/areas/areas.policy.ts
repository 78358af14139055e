import { rootArea } from '@doorway/api-client/rules'
import type { Actor } from '../../http/call'
import { notFound } from '../../http/refusals'
import { coversArea } from '../../security/scope'
import type { AreaRow } from './areas.queries'

/** The area if the caller may touch it with this code; otherwise it is not there. */
export function requireArea(actor: Actor, code: string, area: AreaRow | undefined): AreaRow {
  if (!area || !coversArea(actor.scopeOf(code), area.path)) throw notFound()
  return area
}

/** Throws unless the caller may put something under this parent; undefined is the root of the tree. */
export function requireParent(actor: Actor, code: string, parent: AreaRow | undefined): void {
  if (parent) requireArea(actor, code, parent)
  else if (!actor.scopeOf(code).isAll) throw notFound()
}

/** Is this the code of the virtual root? */
export const isRoot = (areaCode: string) => areaCode === '' || areaCode === rootArea.code
