import type { AnyCall } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { findScheme, type SchemeOwner, type SchemeRow } from './schemes.queries'

/** The code for score schemes. */
export const EDIT = 'comp:score:edit'

type ScopedCall = Pick<AnyCall, 'db' | 'actor' | 'clock'>

/** The scheme if its owner is in the caller's scope; otherwise it is not there. */
export async function requireScheme({ db, actor }: Pick<ScopedCall, 'db' | 'actor'>, id: number): Promise<SchemeRow> {
  const row = await findScheme(db, id)
  if (!row || !coversPosition(actor.scopeOf(EDIT), row.position)) throw notFound()
  return row
}

/** Whose a new scheme is: a competition in the caller's scope, or the library of the caller's unit. */
export async function requireOwner(call: ScopedCall, competitionId: number | null): Promise<SchemeOwner> {
  if (competitionId !== null) {
    const { id } = await requireManaged(call, EDIT, competitionId)
    return { competitionId: id, ownerOrgId: null }
  }
  if (call.actor.schoolId === null) throw refuse('SCHEME_WITHOUT_UNIT', 'schemes.noUnit')
  return { competitionId: null, ownerOrgId: call.actor.schoolId }
}
