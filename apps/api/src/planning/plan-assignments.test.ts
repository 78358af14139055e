import { describe, expect, it } from 'vitest'
import { itemAt } from '../required'
import { planAssignments } from './plan-assignments'
import type { Plan, PlannedJudge, PlannedWork } from './planner'

const judge = (load = 0, area: string | null = null): PlannedJudge => ({ load, area })
const work = (need: number, barred: number[] = [], area: string | null = null): PlannedWork => ({ need, area, barred })
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

function loadsOf(judges: readonly PlannedJudge[], plan: Plan): number[] {
  const loads = judges.map(({ load }) => load)
  for (const taken of plan) for (const index of taken) loads[index] = itemAt(loads, index) + 1
  return loads
}
const spreadOf = (loads: readonly number[]) => Math.max(...loads) - Math.min(...loads)

function expectValid(works: readonly PlannedWork[], plan: Plan) {
  works.forEach(({ need, barred }, index) => {
    const taken = itemAt(plan, index)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.length).toBeLessThanOrEqual(need)
    expect(taken.filter((one) => barred.includes(one))).toEqual([])
  })
}

describe('a plan', () => {
  it('gives each work its judges without a conflict, with loads that differ by at most one', async () => {
    const judges = times(7, () => judge())
    const works = times(100, (index) =>
      work(
        3,
        [index % 7, (index * 3 + 1) % 7].toSorted((a, b) => a - b),
      ),
    )
    const plan = await planAssignments({ judges, works, seed: 1 })
    expectValid(works, plan)
    expect(plan.every((taken) => taken.length === 3)).toBe(true)
    expect(spreadOf(loadsOf(judges, plan))).toBeLessThanOrEqual(1)
  })

  it('takes earlier loads into account', async () => {
    const judges = [judge(10), judge(4), judge(0), judge(0)]
    const plan = await planAssignments({ judges, works: times(8, () => work(2)), seed: 3 })
    expect(loadsOf(judges, plan)).toEqual([10, 7, 7, 6].toSorted((a, b) => b - a))
  })

  it('keeps loads as even as conflicts allow', async () => {
    const judges = times(3, () => judge())
    // Only the first judge can take the first ten works.
    const works = [...times(10, () => work(1, [1, 2])), ...times(6, () => work(1))]
    const plan = await planAssignments({ judges, works, seed: 5 })
    expect(loadsOf(judges, plan)).toEqual([10, 3, 3])
  })

  it('leaves places open that no judge can take', async () => {
    const judges = times(3, () => judge())
    const works = [work(3, [0]), work(2, [0, 1, 2]), work(1)]
    const plan = await planAssignments({ judges, works, seed: 1 })
    expectValid(works, plan)
    expect(plan.map((taken) => taken.length)).toEqual([2, 0, 1])
  })

  it('has the fewest pairs of the same area', async () => {
    const judges = times(6, (index) => judge(0, index < 3 ? 'a' : 'b'))
    const works = times(30, (index) => work(3, [], index < 15 ? 'a' : 'b'))
    const plan = await planAssignments({ judges, works, seed: 2 })
    const pairs = plan.flatMap((taken, index) =>
      taken.filter((place) => itemAt(judges, place).area === itemAt(works, index).area),
    )
    expect(pairs).toEqual([])
    expect(loadsOf(judges, plan)).toEqual([15, 15, 15, 15, 15, 15])
  })

  it('is the same for the same seed, and another one for another', async () => {
    const request = { judges: times(6, () => judge()), works: times(40, () => work(3)) }
    const [one, again, other] = [
      await planAssignments({ ...request, seed: 1 }),
      await planAssignments({ ...request, seed: 1 }),
      await planAssignments({ ...request, seed: 2 }),
    ]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it('mixes the judges of works that are alike', async () => {
    const judges = times(9, () => judge())
    const plan = await planAssignments({ judges, works: times(60, () => work(3)), seed: 1 })
    expect(new Set(plan.map((taken) => taken.toSorted((a, b) => a - b).join())).size).toBeGreaterThan(20)
  })

  it('of nothing is empty', async () => {
    expect(await planAssignments({ judges: [judge()], works: [work(0)], seed: 1 })).toEqual([[]])
  })
})
