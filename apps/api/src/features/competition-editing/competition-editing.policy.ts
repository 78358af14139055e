import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { notFound, refuse, versionConflict } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import {
  listAnnouncements,
  listAwards,
  listManagedGroups,
  listManagedPhases,
  listQuotas,
  listSections,
} from './competition-parts.queries'
import { hasMarks, listSchemeOptions } from './competition-schemes.queries'
import { findManaged, lockCompetition, type ManagedRow } from './managed-competitions.queries'
import { type ManagedParts, presentManaged } from './managed-competitions.presenter'

/** What checks of a competition need of a call. */
export type EditorCall = Pick<AnyCall, 'db' | 'actor' | 'clock'>

/** The competition if its organiser is in the caller's scope with this code; otherwise it is not there. */
export async function requireManaged({ db, actor }: EditorCall, code: string, id: number): Promise<ManagedRow> {
  const row = await findManaged(db, id)
  if (!row || !coversPosition(actor.scopeOf(code), row.position)) throw notFound()
  return row
}

/** A competition with everything that its organiser edits. */
export async function readParts(db: Db, row: ManagedRow): Promise<ManagedParts> {
  const [phases, groups, quotas, awards, sections, schemeOptions, isMarked, announcements] = await Promise.all([
    listManagedPhases(db, row.id),
    listManagedGroups(db, row.id),
    listQuotas(db, row.id),
    listAwards(db, row.id),
    listSections(db, row.id),
    listSchemeOptions(db, row.id),
    hasMarks(db, row.id),
    listAnnouncements(db, row.id),
  ])
  return { row, phases, groups, quotas, awards, sections, schemeOptions, isMarked, announcements }
}

/** A competition for its editor. */
export async function readManaged(
  { db, clock }: Pick<EditorCall, 'db' | 'clock'>,
  row: ManagedRow,
): Promise<Schema<'ManagedCompetition'>> {
  return presentManaged(await readParts(db, row), clock.now())
}

/** The competition, locked, with the version that the caller has seen. */
export async function lockManaged(
  tx: Db,
  call: EditorCall,
  code: string,
  { id, version }: { id: number; version?: number },
): Promise<ManagedRow> {
  await lockCompetition(tx, id)
  const row = await requireManaged({ ...call, db: tx }, code, id)
  if (version !== undefined && version !== row.version) {
    throw versionConflict(await readManaged({ ...call, db: tx }, row))
  }
  return row
}

/** Throws when the competition is over: its record stays as it was judged. */
export function requireEditable({ state }: ManagedRow): void {
  if (state === 'cancelled') throw refuse('COMPETITION_CANCELLED', 'competitionEditing.isCancelled')
  if (state !== 'draft' && state !== 'announced') throw refuse('COMPETITION_FINISHED', 'competitionEditing.isFinished')
}
