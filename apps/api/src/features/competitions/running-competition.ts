import type { Schema } from '@doorway/api-client/types'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import type { PublicRead } from './competitions.service'
import { nextPhaseMoment, stageOf } from './competition-phases'
import { presentCard } from './competitions.presenter'
import { listAnnounced, listPhases } from './competitions.queries'

/** The competition that a front page announces, and the moment at which that may change; both may be absent. */
export interface RunningCompetition {
  competition: Schema<'CompetitionCard'> | null
  changesAt?: Date | undefined
}

/** Nothing is announced. */
export const NOTHING_RUNS: RunningCompetition = { competition: null }

/** The competition of a site that is not over: a micro-lesson competition first, then the newest. */
export async function readRunning({ db, clock }: PublicRead, { id }: SiteRow): Promise<RunningCompetition> {
  const now = clock.now()
  const rows = await listAnnounced(db, id, {})
  const phases = await listPhases(
    db,
    rows.map((row) => row.id),
  )
  const phasesOf = (competitionId: number) => phases.filter((phase) => phase.competitionId === competitionId)
  const running = rows.filter((row) => stageOf(row.state, phasesOf(row.id), now) !== 'finished')
  const shown = running.find(({ kind }) => kind === 'micro') ?? running[0]
  return {
    competition: shown ? presentCard(shown, phasesOf(shown.id), now) : null,
    changesAt: nextPhaseMoment(phases, now),
  }
}
