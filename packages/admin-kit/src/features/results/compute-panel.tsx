import { Button, Field, ProgressBar, Select } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import type { ResultCompetition, Round } from './result-types'
import { resultCodes } from './results.codes'
import { useCompute } from './results.queries'

/** Why a round is not computed now; null where it can be. */
function obstacleOf({ state }: ResultCompetition, round: Round | undefined) {
  if (state !== 'announced') return 'finished'
  if (!round) return 'noRound'
  if (round.openMarks > 0) return 'openMarks'
  return round.marks === 0 ? 'noMarks' : null
}

export interface ComputePanelProps {
  competition: ResultCompetition
  /** The new run. */
  onComputed: (runId: number) => void
}

/** Computes a round, or says what it waits for. */
export function ComputePanel({ competition, onComputed }: ComputePanelProps) {
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const computing = useCompute()
  const [roundId, setRoundId] = useState<number | null>(null)
  const { id, rounds } = competition
  const round = rounds.find((one) => one.id === roundId) ?? rounds.at(-1)
  const obstacle = obstacleOf(competition, round)
  if (!can(resultCodes.compute)) return null
  const compute = () => {
    if (!round) return
    computing.mutate(
      { competitionId: id, phaseId: round.id },
      {
        onSuccess: (runId) => {
          notify.success(t('results.compute.done'))
          onComputed(runId)
        },
        onError: notify.failure,
      },
    )
  }
  return (
    <section className="dw-result-compute" aria-label={t('results.compute.title')}>
      {round && (
        <>
          <Field label={t('results.compute.round')}>
            <Select
              placeholder={null}
              value={String(round.id)}
              options={rounds.map((one) => ({ value: String(one.id), label: one.name }))}
              onValueChange={(value) => setRoundId(Number(value))}
            />
          </Field>
          <p className="dw-result-muted">{t('results.compute.facts', { works: round.works, marks: round.marks })}</p>
        </>
      )}
      {obstacle !== null && (
        <p className="dw-result-muted" role="note">
          {t(`results.compute.${obstacle}`, { count: round ? round.openMarks : 0 })}
        </p>
      )}
      {computing.isPending ? (
        <ProgressBar label={t('results.compute.running')} value={0} max={null} />
      ) : (
        <Button variant="primary" disabled={obstacle !== null} onClick={compute}>
          {t('results.compute.title')}
        </Button>
      )}
    </section>
  )
}
