import { openLinearSolver } from './linear-solver'
import type { Planner } from './planner'
import { seededRandom, shuffled } from './seeded-random'
import { mix, shareOut } from './share-out'
import { solveShares } from './transport-model'
import { classesOf } from './work-classes'

/** Plans in the calling thread. See {@link Planner}. */
export const planAssignments: Planner = async (request) => {
  const { judges, works, seed } = request
  const random = seededRandom(seed)
  const classes = shuffled(classesOf(request), random)
  if (classes.length === 0) return works.map(() => [])
  const shares = solveShares(classes, judges, await openLinearSolver())
  const plan = shareOut(classes, shares, works.length, random)
  mix({ classes, judges, plan, random })
  return plan
}
