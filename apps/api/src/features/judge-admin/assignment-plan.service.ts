import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, refuse } from '../../http/refusals'
import type { Plan, Planner } from '../../planning/planner'
import { seededRandom } from '../../planning/seeded-random'
import { itemAt } from '../../required'
import { sha256 } from '../../security/secrets'
import {
  changesOf,
  countBy,
  type PlanChanges,
  type PlanFacts,
  prepare,
  requestOf,
  uncoveredBy,
} from './assignment-plan'
import {
  insertAssignments,
  listAssignments,
  listJudgeAreas,
  listPanelConflicts,
  listWorks,
  lockAssignments,
  revokeAssignments,
  startJudging,
} from './assignments.queries'
import { reportAssigned } from './judge-messages'
import { ASSIGN, lockOpenPanel, type OpenPanel, requireOpenPanel } from './judge-admin.policy'
import { listPanelMembers } from './panels.queries'

type Request = Call<'autoAssignWorks'>

const CITY_DIGITS = 4
const COUNTY_DIGITS = 6
const MAX_UNCOVERED = 200
/** Range of random places in the lists of judges. */
const PLACES = 1_000_000

/** The part of an area code within which judges should rather not score; null where rounds have no such part. */
function areaOf(code: string | null, level: OpenPanel['round']['level']): string | null {
  if (code === null) return null
  if (level === 'province') return code.slice(2, CITY_DIGITS) === '00' ? null : code.slice(0, CITY_DIGITS)
  if (level === 'city') return code.slice(CITY_DIGITS, COUNTY_DIGITS) === '00' ? null : code.slice(0, COUNTY_DIGITS)
  return null
}

async function readFacts(db: Db, { panel, round }: OpenPanel, { isRedone = false, seed }: Request['body']) {
  const members = (await listPanelMembers(db, panel.id)).filter(
    ({ role, isSuspended, declinedAt }) => role !== 'reserve' && !isSuspended && declinedAt === null,
  )
  const ids = members.map(({ userId }) => userId).toSorted((a, b) => a - b)
  if (ids.length === 0) throw invalidFields([{ field: 'panelId', key: 'judgeAdmin.noMembers' }])
  const areas = await listJudgeAreas(db, ids)
  const areaOfJudge = (id: number) => areas.find(({ userId }) => userId === id)?.areaCode ?? null
  const nameOf = (id: number) => members.find(({ userId }) => userId === id)?.name ?? String(id)
  const facts: PlanFacts = {
    marksPerWork: panel.marksPerWork,
    judges: ids.map((userId) => ({ userId, name: nameOf(userId), area: areaOf(areaOfJudge(userId), round.level) })),
    works: (await listWorks(db, panel.id)).map((work) => ({ ...work, area: areaOf(work.areaCode, round.level) })),
    assignments: await listAssignments(db, panel.id),
    conflicts: await listPanelConflicts(db, panel.id, ids),
    isRedone,
    seed,
  }
  return facts
}

/** A plan with what it was made from. */
interface MadePlan {
  facts: PlanFacts
  plan: Plan
  changes: PlanChanges
  report: Schema<'AssignmentPlan'>
}

async function makePlan(planner: Planner, facts: PlanFacts): Promise<MadePlan> {
  const prepared = prepare(facts)
  const request = requestOf(facts, prepared)
  const plan = await planner(request)
  const changes = changesOf(facts, prepared, plan)
  const added = facts.judges.map(() => 0)
  let sameArea = 0
  plan.forEach((places, index) => {
    for (const place of places) {
      added[place] = itemAt(added, place) + 1
      const { area } = itemAt(facts.works, index)
      if (area !== null && itemAt(facts.judges, place).area === area) sameArea += 1
    }
  })
  const present = facts.assignments.filter(
    ({ kind, state }) => kind === 'main' && state !== 'recused' && state !== 'revoked',
  )
  const before = countBy(present.map(({ judgeId }) => judgeId))
  const judges = facts.judges.map(({ userId, name }, place) => ({
    userId,
    name,
    before: before(userId),
    after: itemAt(request.judges, place).load + itemAt(added, place),
  }))
  const uncovered = uncoveredBy(facts, prepared, plan)
  const loads = judges.map(({ after }) => after)
  const report = {
    fingerprint: await sha256(JSON.stringify({ plan, changes, facts: facts.works.length })),
    works: facts.works.length,
    added: changes.added.length,
    revoked: changes.revoked.length,
    unchanged: changes.unchanged,
    sameArea,
    minLoad: Math.min(...loads),
    maxLoad: Math.max(...loads),
    judges,
    uncoveredTotal: uncovered.length,
    uncovered: uncovered.slice(0, MAX_UNCOVERED),
  }
  return { facts, plan, changes, report }
}

/** What must not change while the plan is made. */
const basisOf = ({ judges, works, assignments, conflicts, marksPerWork }: PlanFacts) =>
  JSON.stringify({ judges, works, assignments, conflicts, marksPerWork })

async function store(tx: Db, call: Request, { panel, round }: OpenPanel, { facts, changes, report }: MadePlan) {
  const { actor, clock } = call
  const random = seededRandom(facts.seed)
  await revokeAssignments(
    tx,
    changes.revoked.map(({ id }) => id),
  )
  const rows = changes.added.map((pair) => ({ ...pair, place: random(PLACES) }))
  const made = await insertAssignments(tx, { panelId: panel.id, kind: 'main', dueAt: round.endAt, rows })
  await reportAssigned(
    tx,
    call,
    { panel, round },
    made.map(({ judgeId }) => judgeId),
  )
  await startJudging(tx, panel.id, { actorId: actor.userId, at: clock.now() })
  const { added, revoked, uncoveredTotal } = report
  await recordOperation(tx, call, {
    action: 'judgeAdmin.autoAssign',
    permissionCode: ASSIGN,
    target: { type: 'judge-panel', id: panel.id, label: panel.name },
    facts: { added, revoked, uncovered: uncoveredTotal, seed: facts.seed },
  })
}

/**
 * Plans who judges which work of a panel, and stores it unless it is a dry run. The plan is made before the transaction,
 * which only checks that nothing has changed meanwhile.
 */
export async function autoAssign(call: Request): Promise<Schema<'AssignmentPlan'>> {
  const { db, body, planner } = call
  const open = await requireOpenPanel(call, body.panelId)
  const facts = await readFacts(db, open, body)
  const made = await makePlan(planner, facts)
  if (body.fingerprint !== undefined && body.fingerprint !== made.report.fingerprint)
    throw refuse('PLAN_CHANGED', 'judgeAdmin.planChanged')
  if (body.dryRun) return made.report
  await db.transaction(async (tx) => {
    const locked = await lockOpenPanel(tx, call, body.panelId)
    await lockAssignments(tx, { panelId: body.panelId })
    const present = await readFacts(tx, locked, body)
    if (basisOf(present) !== basisOf(facts)) throw refuse('PLAN_CHANGED', 'judgeAdmin.planChanged')
    await store(tx, call, locked, made)
  })
  return made.report
}
