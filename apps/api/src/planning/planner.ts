import { refuse } from '../http/refusals'

/** Somebody who can take works. */
export interface PlannedJudge {
  /** Works that the judge has already. */
  load: number
  /** Area for which same-area pairs count; null: none. */
  area: string | null
}

/** A work that lacks judges. */
export interface PlannedWork {
  /** Judges that it lacks. */
  need: number
  /** Area for which same-area pairs count; null: none. */
  area: string | null
  /** Indices of judges who cannot take it, ascending. */
  barred: readonly number[]
}

/** What a plan is made from. The same request has the same plan. */
export interface PlanRequest {
  judges: readonly PlannedJudge[]
  works: readonly PlannedWork[]
  /** Chooses among plans that are equally good. */
  seed: number
}

/** Which judges take each work: indices of judges by the index of the work. */
export type Plan = readonly (readonly number[])[]

/**
 * Plans who takes which work. Each work gets as many judges as it needs, or all who can take it; loads are as even as
 * they can be; then as few pairs as possible are of the same area.
 */
export type Planner = (request: PlanRequest) => Promise<Plan>

/** The planner of a server without a solver. */
export const noPlanner: Planner = () => Promise.reject(refuse('PLANNER_UNAVAILABLE', 'judgeAdmin.noPlanner'))
