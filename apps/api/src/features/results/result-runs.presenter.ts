import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { AwardLineRow, ResultRow, RunRow } from './result-runs.queries'

/** Has this person computed the run, or adjusted an award of it? */
export const isOwnRun = ({ computedBy, adjustedBy }: RunRow, userId: number): boolean =>
  computedBy === userId || adjustedBy.includes(userId)

/** A run in the list of a competition, as the person with this id sees it. */
export function presentRun(run: RunRow, readerId: number): Schema<'ResultRun'> {
  const { id, competitionId, competitionName, phaseId, phaseName, no, inputHash, computerName, confirmerName } = run
  return {
    id,
    competitionId,
    competitionName,
    phaseId,
    phaseName,
    no,
    inputHash,
    computerName,
    confirmerName,
    state: run.state,
    isOwn: isOwnRun(run, readerId),
    version: run.version,
    computedAt: siteTime(run.computedAt),
    confirmedAt: run.confirmedAt && siteTime(run.confirmedAt),
  }
}

/** An award line. */
export function presentAward({ id, groupId, name, level, kind, quota }: AwardLineRow): Schema<'ResultAward'> {
  return { id, groupId, name, level, quotaKind: kind, quota: Number(quota) }
}

/** What a run is presented from. */
export interface RunParts {
  run: RunRow
  readerId: number
  awards: readonly AwardLineRow[]
  results: readonly ResultRow[]
}

/** A run with its results; the steps are those of the scoring rule. */
export function presentRunDetail({ run, readerId, awards, results }: RunParts): Schema<'ResultRunDetail'> {
  return {
    ...presentRun(run, readerId),
    awards: awards.map(presentAward),
    results: results.map(({ steps, ...result }) => ({ ...result, steps: JSON.stringify(steps) })),
  }
}
