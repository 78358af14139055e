import { itemAt } from '../required'
import type { PlannedJudge } from './planner'
import { type RandomIndex, shuffled } from './seeded-random'
import type { Shares } from './transport-model'
import { isSameArea, type WorkClass } from './work-classes'

/** Attempts to exchange two judges, for each place of the plan. */
const EXCHANGES = 4

/**
 * Gives the works of each class to judges, by their shares: judges in turn take the next works around the class, so that
 * no work has a judge twice and each has as many as it needs.
 */
export function shareOut(classes: readonly WorkClass[], shares: Shares, count: number, random: RandomIndex) {
  const plan: number[][] = Array.from({ length: count }, () => [])
  classes.forEach(({ works }, index) => {
    const order = shuffled(works, random)
    let place = 0
    for (const [judge, share] of shuffled([...itemAt(shares, index)], random)) {
      for (let taken = 0; taken < share; taken += 1) {
        itemAt(plan, itemAt(order, place % order.length)).push(judge)
        place += 1
      }
    }
  })
  return plan
}

interface Mixed {
  classes: readonly WorkClass[]
  judges: readonly PlannedJudge[]
  plan: number[][]
  random: RandomIndex
}

/**
 * Exchanges judges between works at random, so that works of a class do not all have the same ones. Loads and the
 * number of same-area pairs stay: an exchange that would change them, or meet a conflict, is left out.
 */
export function mix({ classes, judges, plan, random }: Mixed): void {
  const members = classes.flatMap((one) => one.works.map((work) => ({ work, one })))
  const isPair = (one: WorkClass, judge: number) => Number(isSameArea(one, judges, judge))
  const attempts = plan.reduce((sum, taken) => sum + taken.length, 0) * EXCHANGES
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [a, b] = [itemAt(members, random(members.length)), itemAt(members, random(members.length))]
    const [ofA, ofB] = [itemAt(plan, a.work), itemAt(plan, b.work)]
    const [placeA, placeB] = [random(ofA.length), random(ofB.length)]
    const [judgeA, judgeB] = [itemAt(ofA, placeA), itemAt(ofB, placeB)]
    const isFree =
      !ofA.includes(judgeB) && !ofB.includes(judgeA) && !a.one.barred.has(judgeB) && !b.one.barred.has(judgeA)
    const change = isPair(a.one, judgeB) + isPair(b.one, judgeA) - isPair(a.one, judgeA) - isPair(b.one, judgeB)
    if (!isFree || change !== 0) continue
    ofA[placeA] = judgeB
    ofB[placeB] = judgeA
  }
}
