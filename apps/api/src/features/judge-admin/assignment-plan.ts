import { groupBy } from '../../group-by'
import { itemAt } from '../../required'
import type { Plan, PlanRequest } from '../../planning/planner'
import type { ConflictPair, ConflictRule } from '../judging/conflicts.queries'
import type { AssignmentRow, PanelWork } from './assignments.queries'

/** Everything that a plan of a panel depends on. */
export interface PlanFacts {
  marksPerWork: number
  /** Members who can get works: neither in reserve nor suspended. */
  judges: readonly { userId: number; name: string; area: string | null }[]
  works: readonly (PanelWork & { area: string | null })[]
  assignments: readonly AssignmentRow[]
  conflicts: readonly ConflictPair[]
  /** Assignments that no judge has begun are planned again. */
  isRedone: boolean
  seed: number
}

const OPEN: readonly AssignmentRow['state'][] = ['assigned', 'in_progress']
const GONE: readonly AssignmentRow['state'][] = ['recused', 'revoked']

/** Why a member cannot get a work: a rule, or an assignment that is there already. */
export type Bar = ConflictRule | 'taken'

/** A work with what is there already. */
interface Preparation {
  work: PlanFacts['works'][number]
  /** Main assignments that stay. */
  staying: AssignmentRow[]
  /** Those that end unless the plan has them again. */
  released: AssignmentRow[]
  /** Members who cannot get it, by their index, with the reason. */
  bars: ReadonlyMap<number, Bar>
}

/** How often each id is there. */
export function countBy(ids: readonly number[]): (id: number) => number {
  const groups = groupBy(ids, (id) => id)
  return (id) => {
    const group = groups.get(id)
    return group ? group.length : 0
  }
}

function barsOf(
  facts: PlanFacts,
  conflicts: readonly ConflictPair[],
  taken: readonly AssignmentRow[],
  places: ReadonlyMap<number, number>,
) {
  const bars = new Map<number, Bar>()
  for (const { judgeId, rule } of conflicts) {
    const place = places.get(judgeId)
    if (place !== undefined) bars.set(place, rule)
  }
  for (const { judgeId } of taken) {
    const place = places.get(judgeId)
    if (place !== undefined && !bars.has(place)) bars.set(place, 'taken')
  }
  return bars
}

/**
 * What stays and what is missing, work by work. Marks that have begun stay. An open assignment ends when its judge has
 * left the panel or has a conflict; one that was revoked before it was begun can be given again.
 */
export function prepare(facts: PlanFacts): Preparation[] {
  const places = new Map(facts.judges.map(({ userId }, index) => [userId, index]))
  const assignments = groupBy(facts.assignments, ({ workId }) => workId)
  const conflicts = groupBy(facts.conflicts, ({ workId }) => workId)
  return facts.works.map((work) => {
    const own = assignments.get(work.workId) ?? []
    const against = conflicts.get(work.workId) ?? []
    const main = own.filter(({ kind, state }) => kind === 'main' && !GONE.includes(state))
    const isReleased = ({ state, judgeId, hasMark }: AssignmentRow) =>
      OPEN.includes(state) &&
      (!places.has(judgeId) ||
        against.some((pair) => pair.judgeId === judgeId) ||
        (facts.isRedone && state === 'assigned' && !hasMark))
    const released = main.filter(isReleased)
    const canReturn = (row: AssignmentRow) => released.includes(row) || row.state === 'revoked'
    const taken = own.filter((row) => row.hasMark || !canReturn(row))
    const staying = main.filter((row) => !isReleased(row))
    return { work, staying, released, bars: barsOf(facts, against, taken, places) }
  })
}

/** The request for the planner. */
export function requestOf(facts: PlanFacts, prepared: readonly Preparation[]): PlanRequest {
  const load = countBy(prepared.flatMap(({ staying }) => staying.map(({ judgeId }) => judgeId)))
  return {
    seed: facts.seed,
    judges: facts.judges.map(({ userId, area }) => ({ load: load(userId), area })),
    works: prepared.map(({ work, staying, bars }) => ({
      need: Math.max(0, facts.marksPerWork - staying.length),
      area: work.area,
      barred: [...bars.keys()].toSorted((a, b) => a - b),
    })),
  }
}

/** What a plan changes. */
export interface PlanChanges {
  added: { workId: number; judgeId: number }[]
  revoked: AssignmentRow[]
  unchanged: number
}

/** Compares a plan with what is there. */
export function changesOf(facts: PlanFacts, prepared: readonly Preparation[], plan: Plan): PlanChanges {
  const changes: PlanChanges = { added: [], revoked: [], unchanged: 0 }
  prepared.forEach(({ work, staying, released }, index) => {
    const planned = itemAt(plan, index).map((place) => itemAt(facts.judges, place).userId)
    const repeated = released.filter(({ judgeId }) => planned.includes(judgeId))
    changes.unchanged += staying.length + repeated.length
    changes.revoked.push(...released.filter((row) => !repeated.includes(row)))
    for (const judgeId of planned)
      if (!repeated.some((row) => row.judgeId === judgeId)) changes.added.push({ workId: work.workId, judgeId })
  })
  return changes
}

/** Works that lack judges after the plan, with the number of members that each rule excludes. */
export function uncoveredBy(facts: PlanFacts, prepared: readonly Preparation[], plan: Plan) {
  return prepared.flatMap(({ work, staying, bars }, index) => {
    const missing = facts.marksPerWork - staying.length - itemAt(plan, index).length
    if (missing <= 0) return []
    const counts = groupBy([...bars.values()], (bar) => ORDER.indexOf(bar))
    const reasons = ORDER.flatMap((rule, place) => {
      const group = counts.get(place)
      return group ? [{ rule, count: group.length }] : []
    })
    return [{ workId: work.workId, workNo: work.workNo, missing, reasons }]
  })
}

const ORDER: readonly Bar[] = ['author', 'school', 'guardian', 'area', 'competitor', 'taken']
