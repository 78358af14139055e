import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { ResultRow, RunRow } from './result-runs.queries'

/** A run in the list of a competition. */
export function presentRun(run: RunRow): Schema<'ResultRun'> {
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
    computedAt: siteTime(run.computedAt),
    confirmedAt: run.confirmedAt && siteTime(run.confirmedAt),
  }
}

/** A run with its results; the steps are those of the scoring rule. */
export function presentRunDetail(run: RunRow, results: readonly ResultRow[]): Schema<'ResultRunDetail'> {
  return {
    ...presentRun(run),
    results: results.map(({ steps, ...result }) => ({ ...result, steps: JSON.stringify(steps) })),
  }
}
