import { itemAt } from '../required'
import type { Column, LinearModel, LinearSolver } from './linear-solver'
import type { PlannedJudge } from './planner'
import { isSameArea, takersOf, type WorkClass } from './work-classes'

/** How many works of each class each judge takes. */
export type Shares = readonly ReadonlyMap<number, number>[]

interface Pair {
  class: number
  judge: number
}

/** A model with the pairs of class and judge that its first columns stand for. */
interface Transport {
  pairs: Pair[]
  columns: Column[]
}

type Judges = readonly PlannedJudge[]

/** One column for each class and judge who can take it; rows are the classes, then the judges. */
function transportOf(classes: readonly WorkClass[], judges: Judges, cost: (pair: Pair) => number): Transport {
  const pairs = classes.flatMap((one, index) => takersOf(one, judges).map((judge) => ({ class: index, judge })))
  const columns = pairs.map((pair) => ({
    cost: cost(pair),
    upper: itemAt(classes, pair.class).works.length,
    rows: [
      { row: pair.class, value: 1 as const },
      { row: classes.length + pair.judge, value: 1 as const },
    ],
  }))
  return { pairs, columns }
}

const needsOf = (classes: readonly WorkClass[]) =>
  classes.map(({ works, need }) => ({ lower: works.length * need, upper: works.length * need }))

function sharesOf(classes: readonly WorkClass[], pairs: readonly Pair[], values: readonly number[]): Shares {
  const shares = classes.map(() => new Map<number, number>())
  pairs.forEach((pair, index) => {
    const count = Math.round(itemAt(values, index))
    if (count > 0) itemAt(shares, pair.class).set(pair.judge, count)
  })
  return shares
}

/** The smallest load that the judge with the most works can have. */
function smallestMaximum(classes: readonly WorkClass[], judges: Judges, total: number, solve: LinearSolver): number {
  const { columns } = transportOf(classes, judges, () => 0)
  const maximum: Column = {
    cost: 1,
    upper: total + Math.max(...judges.map(({ load }) => load)),
    rows: judges.map((_, judge) => ({ row: classes.length + judge, value: -1 as const })),
  }
  const model: LinearModel = {
    columns: [...columns, maximum],
    rows: [...needsOf(classes), ...judges.map(({ load }) => ({ lower: -Infinity, upper: -load }))],
  }
  const values = solve(model)
  if (!values) throw new Error('A plan without limits has no solution.')
  const TOLERANCE = 1e-6
  return Math.ceil(itemAt(values, columns.length) - TOLERANCE)
}

/** The most even loads: each further work of a judge costs as much as the judge has already. */
function evenLoads(classes: readonly WorkClass[], judges: Judges, total: number, solve: LinearSolver): number[] {
  const maximum = smallestMaximum(classes, judges, total, solve)
  const { pairs, columns } = transportOf(classes, judges, () => 0)
  const levels = judges.flatMap(({ load }, judge) =>
    Array.from({ length: Math.max(0, maximum - load) }, (_, level) => ({
      cost: load + level + 1,
      upper: 1,
      rows: [{ row: classes.length + judge, value: -1 as const }],
    })),
  )
  const rows = [...needsOf(classes), ...judges.map(() => ({ lower: 0, upper: 0 }))]
  const values = solve({ columns: [...columns, ...levels], rows })
  if (!values) throw new Error('The smallest maximum of the loads has no plan.')
  const loads = judges.map(({ load }) => load)
  pairs.forEach(({ judge }, index) => {
    loads[judge] = itemAt(loads, judge) + Math.round(itemAt(values, index))
  })
  return loads
}

/**
 * How many works of each class each judge takes: loads that differ by at most one where that is possible, otherwise the
 * most even ones; with them, the fewest pairs of the same area.
 */
export function solveShares(classes: readonly WorkClass[], judges: Judges, solve: LinearSolver): Shares {
  const places = classes.reduce((sum, { works, need }) => sum + works.length * need, 0)
  if (places === 0) return classes.map(() => new Map())
  const all = places + judges.reduce((sum, { load }) => sum + load, 0)
  const { pairs, columns } = transportOf(classes, judges, (pair) =>
    isSameArea(itemAt(classes, pair.class), judges, pair.judge) ? 1 : 0,
  )
  const within = (bounds: (judge: number) => readonly [number, number]) =>
    solve({
      columns,
      rows: [
        ...needsOf(classes),
        ...judges.map(({ load }, judge) => {
          const [lower, upper] = bounds(judge)
          return { lower: lower - load, upper: upper - load }
        }),
      ],
    })
  const [low, high] = [Math.floor(all / judges.length), Math.ceil(all / judges.length)]
  const isOver = judges.some(({ load }) => load > high)
  const even = isOver ? undefined : within(() => [low, high])
  if (even) return sharesOf(classes, pairs, even)
  const loads = evenLoads(classes, judges, places, solve)
  const fixed = within((judge) => [itemAt(loads, judge), itemAt(loads, judge)])
  if (!fixed) throw new Error('The most even loads have no plan.')
  return sharesOf(classes, pairs, fixed)
}
