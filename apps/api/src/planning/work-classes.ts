import { itemAt } from '../required'
import type { PlanRequest } from './planner'

/** Works that any plan can exchange with one another: the same need, area and judges who cannot take them. */
export interface WorkClass {
  /** Indices of its works. */
  works: number[]
  /** Judges that each of them gets. */
  need: number
  area: string | null
  barred: ReadonlySet<number>
}

/**
 * Groups works into classes. Tens of thousands of works are some hundred classes, so that the model of the solver has
 * a variable for each class and judge in place of one for each work and judge.
 */
export function classesOf({ works, judges }: PlanRequest): WorkClass[] {
  const classes = new Map<string, WorkClass>()
  works.forEach(({ need, area, barred }, index) => {
    const reachable = Math.min(need, judges.length - barred.length)
    if (reachable === 0) return
    const key = `${reachable} ${area ?? '-'} ${barred.join(',')}`
    const known = classes.get(key)
    if (known) known.works.push(index)
    else classes.set(key, { works: [index], need: reachable, area, barred: new Set(barred) })
  })
  return [...classes.values()]
}

/** Judges who can take the works of a class. */
export const takersOf = ({ barred }: WorkClass, judges: PlanRequest['judges']): number[] =>
  judges.map((_, index) => index).filter((index) => !barred.has(index))

/** Are the judge and the class of the same area? */
export const isSameArea = ({ area }: WorkClass, judges: PlanRequest['judges'], judge: number): boolean =>
  area !== null && itemAt(judges, judge).area === area
