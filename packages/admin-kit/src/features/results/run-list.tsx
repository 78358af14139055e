import { useTranslate } from '../../context/use-translate'
import type { Run } from './result-types'
import { RunState } from './run-state'

const MINUTES = 16

export interface RunListProps {
  runs: readonly Run[]
  selectedId: number | null
  onSelect: (id: number) => void
}

/** Runs of a competition, the latest first. */
export function RunList({ runs, selectedId, onSelect }: RunListProps) {
  const t = useTranslate()
  return (
    <ul className="dw-result-runs" aria-label={t('results.runs')}>
      {runs.map((run) => (
        <li key={run.id}>
          <button
            type="button"
            className="dw-result-run"
            aria-current={run.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(run.id)}
          >
            <span>{t('results.run', { no: run.no, round: run.phaseName })}</span>
            <RunState state={run.state} />
            <small>{`${run.computerName} ${run.computedAt.slice(0, MINUTES)}`}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
