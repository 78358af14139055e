import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { EDIT, lockOpenUnit, requireOwnDraft, requireUnit } from './recommendation.policy'
import { presentUnit } from './recommendation.presenter'
import { changeUsed, type UnitRow } from './recommend-units.queries'
import {
  deleteRecommendation,
  insertRecommendation,
  listListed,
  lockUnitWork,
  type UnitWorkRow,
  writeRanks,
} from './recommended-works.queries'

type Save = Call<'saveRecommendation'>

/** Quotas that a work of the unit counts in: that of its group, and that of all groups together. */
const quotasFor = ({ quotas }: UnitRow, { groupId }: UnitWorkRow) =>
  quotas.filter((quota) => quota.groupId === null || quota.groupId === groupId)

/** Throws unless the unit may recommend the work and has a place for it in every quota that applies. */
function requirePlace(unit: UnitRow, work: UnitWorkRow): void {
  const { title, groupName } = work
  if (!work.isOfUnit) throw refuse('RECOMMEND_OTHER_UNIT', 'recommendation.otherUnit', { title })
  if (!work.isEligible) throw refuse('RECOMMEND_NOT_QUALIFIED', 'recommendation.notQualified', { title })
  const quotas = quotasFor(unit, work)
  if (quotas.length === 0) throw refuse('RECOMMEND_NO_QUOTA', 'recommendation.noQuota', { group: groupName })
  const full = quotas.find(({ used, quota }) => used >= quota)
  if (!full) return
  const { quota } = full
  if (full.groupName === null) throw refuse('RECOMMEND_QUOTA', 'recommendation.quotaFull', { quota })
  throw refuse('RECOMMEND_QUOTA', 'recommendation.groupQuotaFull', { group: full.groupName, quota })
}

async function takeBack(tx: Db, unit: UnitRow, work: UnitWorkRow, others: readonly number[]): Promise<void> {
  await deleteRecommendation(tx, work.id, unit.level)
  await writeRanks(tx, unit.level, others)
  await changeUsed(
    tx,
    quotasFor(unit, work).map(({ id }) => id),
    -1,
  )
}

async function place(
  tx: Db,
  { actor, clock }: Save,
  unit: UnitRow,
  { work, rank, others }: { work: UnitWorkRow; rank: number; others: readonly number[] },
): Promise<void> {
  if (rank > others.length + 1)
    throw invalidFields([{ field: 'rank', key: 'recommendation.rankRange', gaps: { max: others.length + 1 } }])
  if (work.rank === null) {
    requirePlace(unit, work)
    const { competitionId, level, orgId } = unit
    const stamp = { createdBy: actor.userId, createdAt: clock.now() }
    await insertRecommendation(tx, { workId: work.id, competitionId, level, orgId, rank, ...stamp })
    await changeUsed(
      tx,
      quotasFor(unit, work).map(({ id }) => id),
      1,
    )
  }
  await writeRanks(tx, unit.level, [...others.slice(0, rank - 1), work.id, ...others.slice(rank - 1)])
}

/** The work as the unit sees it; one that the caller cannot see, or that is on the list of another unit, is not there. */
async function requireWork(tx: Db, { actor, body }: Save, unit: UnitRow, listed: readonly UnitWorkRow[]) {
  const held = listed.find(({ id }) => id === body.workId)
  if (held) return held
  const work = await lockUnitWork(tx, unit, body.workId)
  if (!work || body.rank === null || !coversPosition(actor.scopeOf(EDIT), work.position)) throw notFound()
  if (work.rank !== null) throw refuse('RECOMMEND_OTHER_UNIT', 'recommendation.otherUnit', { title: work.title })
  return work
}

/** Puts a work in its place on the unit's list, moves it there, or takes it back. */
export function saveRecommendationOf(call: Save) {
  const { db, actor, body, clock } = call
  const { rank } = body
  return db.transaction(async (tx) => {
    const unit = await lockOpenUnit(tx, call, EDIT, body)
    requireOwnDraft(actor, unit)
    const listed = await listListed(tx, unit)
    const work = await requireWork(tx, call, unit, listed)
    const others = listed.map(({ id }) => id).filter((id) => id !== work.id)
    if (rank === null) await takeBack(tx, unit, work, others)
    else await place(tx, call, unit, { work, rank, others })
    await recordOperation(tx, call, {
      action: rank === null ? 'recommend.takeBack' : 'recommend.save',
      permissionCode: EDIT,
      target: { type: 'competition-work', id: work.id, label: work.title },
      facts: { unit: unit.orgName, level: unit.level, ...(rank !== null && { rank }) },
    })
    return presentUnit({ ...call, now: clock.now() }, await requireUnit(tx, actor, EDIT, body))
  })
}
