import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { siteTime } from '../../clock'
import { isOpen } from '../competitions/competition-phases'
import { findUnit, lockUnitQuotas, type UnitKey, type UnitRow } from './recommend-units.queries'

/** Code of those who rank works of their unit. */
export const EDIT = 'comp:recommend:edit'
/** Code of those who submit a list, or return one of a unit below. */
export const SUBMIT = 'comp:recommend:submit'

/** The phase of the unit's level with its moments. */
export function phaseOf({ level, phase }: UnitRow) {
  const { name, graceMinutes, manual } = phase
  const [startAt, endAt] = [new Date(phase.startAt), new Date(phase.endAt)]
  return { kind: 'recommend' as const, level, roundNo: 0, name, graceMinutes, manual, startAt, endAt }
}

/** Is the list open to changes by the clock of the server? */
export const isListOpen = (unit: UnitRow, now: Date) =>
  unit.competitionState === 'announced' && isOpen(phaseOf(unit), now)

/** Is this the caller's own unit? Others may see its list and return it, but not change it. */
export const isOwnUnit = (actor: Actor, unit: UnitKey) => actor.schoolId === unit.orgId

/** The unit if it is in the caller's scope with this code; otherwise it is not there. */
export async function requireUnit(db: Db, actor: Actor, code: string, key: UnitKey): Promise<UnitRow> {
  const unit = await findUnit(db, key)
  if (!unit || !coversPosition(actor.scopeOf(code), unit.lft)) throw notFound()
  return unit
}

/** The unit, locked until the transaction ends, while its level may still change lists. */
export async function lockOpenUnit(tx: Db, { actor, clock }: AnyCall, code: string, key: UnitKey): Promise<UnitRow> {
  await lockUnitQuotas(tx, key)
  const unit = await requireUnit(tx, actor, code, key)
  if (unit.competitionState !== 'announced') throw refuse('RECOMMEND_OVER', 'recommendation.competitionOver')
  const phase = phaseOf(unit)
  if (!isOpen(phase, clock.now())) {
    const { name, startAt, endAt } = phase
    throw refuse('RECOMMEND_CLOSED', 'recommendation.closed', { name, from: siteTime(startAt), to: siteTime(endAt) })
  }
  return unit
}

/** Throws unless the list is the caller's own and is not submitted. */
export function requireOwnDraft(actor: Actor, unit: UnitRow): void {
  if (!isOwnUnit(actor, unit)) throw refuse('RECOMMEND_NOT_OWN', 'recommendation.notOwn', { name: unit.orgName })
  if (unit.state === 'submitted') throw refuse('RECOMMEND_SUBMITTED', 'recommendation.frozen')
}
