import type { AnyCall } from '../../http/call'
import type { Db } from '../../db/database'
import { notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { requireEditable, requireManaged } from '../competition-editing/competition-editing.policy'
import type { ManagedRow } from '../competition-editing/managed-competitions.queries'
import { roundState } from '../judging/judging.policy'
import { findPanel, listRounds, lockPanel, type PanelRow, type RoundRow } from './panels.queries'

/** The code for panels and assignments. */
export const ASSIGN = 'comp:assign:edit'
/** The code for what judges are fit for. */
export const EDIT = 'comp:judge:edit'

type ScopedCall = Pick<AnyCall, 'db' | 'actor' | 'clock'>

/** The competition if its organiser is in the caller's scope with one of the codes; otherwise it is not there. */
export async function requireReadable(call: ScopedCall, competitionId: number): Promise<ManagedRow> {
  return requireManaged(call, call.actor.codes.has(ASSIGN) ? ASSIGN : EDIT, competitionId)
}

/** A panel of a competition that the caller manages; that of another organiser looks like none. */
export async function requirePanel(call: ScopedCall, id: number): Promise<PanelRow> {
  const panel = await findPanel(call.db, id)
  if (!panel) throw notFound()
  await requireManaged(call, ASSIGN, panel.competitionId)
  return panel
}

/** A panel with the round that it judges in. */
export interface OpenPanel {
  panel: PanelRow
  round: RoundRow
}

/** Throws unless works of the round can be assigned now. */
export function requireOpenRound(competition: ManagedRow, round: RoundRow, now: Date): void {
  requireEditable(competition)
  if (competition.state === 'announced' && roundState(round, competition.state, now) === 'closed')
    throw refuse('ROUND_CLOSED', 'judgeAdmin.roundOver')
}

/** The panel, if works can be assigned to its judges now. */
export async function requireOpenPanel(call: ScopedCall, id: number): Promise<OpenPanel> {
  const panel = await requirePanel(call, id)
  const competition = await requireManaged(call, ASSIGN, panel.competitionId)
  const rounds = await listRounds(call.db, panel.competitionId)
  const round = required(
    rounds.find((one) => one.id === panel.phaseId),
    'round',
  )
  requireOpenRound(competition, round, call.clock.now())
  return { panel, round }
}

/** The panel, which no other request changes until the transaction ends. */
export async function lockOpenPanel(tx: Db, call: ScopedCall, id: number): Promise<OpenPanel> {
  await lockPanel(tx, id)
  return requireOpenPanel({ ...call, db: tx }, id)
}
