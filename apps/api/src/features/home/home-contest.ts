import { siteTime } from '../../clock'
import type { ContestPhase } from '../../db/tables/front-page'

/** Is a phase still to end? Then the contest is announced. */
export const isRunning = (phases: readonly ContestPhase[], now: Date) =>
  phases.some(({ endAt }) => Date.parse(endAt) > now.getTime())

/** The next moment at which a phase begins or ends; undefined after the last one. */
export function nextPhaseChange(phases: readonly ContestPhase[], now: Date): Date | undefined {
  const moments = phases
    .flatMap(({ startAt, endAt }) => [Date.parse(startAt), Date.parse(endAt)])
    .filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}

/** Phases in the site's time. */
export const presentPhases = (phases: readonly ContestPhase[]) =>
  phases.map(({ name, names = {}, startAt, endAt }) => ({
    name,
    names,
    startAt: siteTime(new Date(startAt)),
    endAt: siteTime(new Date(endAt)),
  }))
