import { Skeleton, Steps } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { ResultTable } from './result-table'
import { isUndecided, type RunDetail } from './result-types'
import { resultCodes } from './results.codes'
import { useRun } from './results.queries'
import { RunCommands } from './run-commands'
import { RunState } from './run-state'

const MINUTES = 16
const stepIds = ['computed', 'confirmed', 'publicity', 'published'] as const

function detailOf({ computerName, computedAt, confirmerName, confirmedAt }: RunDetail, step: string) {
  if (step === 'computed') return `${computerName} ${computedAt.slice(0, MINUTES)}`
  if (step === 'confirmed' && confirmerName !== null && confirmedAt !== null)
    return `${confirmerName} ${confirmedAt.slice(0, MINUTES)}`
  return undefined
}

/** Who has to act next on the run. */
function NextPerson({ run }: { run: RunDetail }) {
  const t = useTranslate()
  const can = useCan()
  const { state, isOwn, computerName: name } = run
  const undecided = run.results.filter(isUndecided).length
  if (state === 'void') return <p className="dw-result-muted">{t('results.next.void')}</p>
  return (
    <>
      {state === 'computed' && undecided > 0 && (
        <p className="dw-result-warning" role="note">
          {t('results.next.undecided', { count: undecided })}
        </p>
      )}
      <p className="dw-result-muted" role="note">
        {state === 'computed'
          ? t(
              isOwn
                ? 'results.next.otherPerson'
                : can(resultCodes.confirm)
                  ? 'results.next.you'
                  : 'results.next.confirm',
              {
                name,
              },
            )
          : t(`results.next.${state}`)}
      </p>
    </>
  )
}

/** Award lines with how many works have them. */
function AwardLines({ run: { awards, results } }: { run: RunDetail }) {
  const t = useTranslate()
  const groupNames = new Map(results.map(({ groupId, groupName }) => [groupId, groupName]))
  const lines = awards.filter(({ groupId }) => groupId === null || groupNames.has(groupId))
  if (lines.length === 0) return <p className="dw-result-muted">{t('results.noAwards')}</p>
  return (
    <details>
      <summary>
        {t('results.awards.title', { count: results.filter(({ awardId }) => awardId !== null).length })}
      </summary>
      <ul className="dw-result-lines">
        {lines.map(({ id, groupId, name, quotaKind, quota }) => (
          <li key={id}>
            {t(quotaKind === 'count' ? 'results.awards.count' : 'results.awards.ratio', {
              name: groupId === null ? name : `${groupNames.get(groupId)} ${name}`,
              quota: quotaKind === 'count' ? quota : quota * 100,
              used: results.filter(({ awardId }) => awardId === id).length,
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

function LoadedRun({ run }: { run: RunDetail }) {
  const t = useTranslate()
  return (
    <div className="dw-result-pane">
      <section className="dw-result-head" aria-label={t('results.run', { no: run.no, round: run.phaseName })}>
        <h2 className="dw-result-heading">
          {t('results.run', { no: run.no, round: run.phaseName })} <RunState state={run.state} />
        </h2>
        {run.state !== 'void' && (
          <Steps
            label={t('results.steps')}
            currentId={run.state === 'published' ? null : run.state}
            steps={stepIds.map((id) => ({ id, label: t(`results.step.${id}`), detail: detailOf(run, id) }))}
          />
        )}
        <NextPerson run={run} />
        <AwardLines run={run} />
        <RunCommands run={run} />
      </section>
      <ResultTable run={run} />
    </div>
  )
}

/** A run: who has acted and who must act, its awards, and its works by rank. */
export function RunPanel({ id }: { id: number }) {
  const run = useRun(id)
  if (run.data) return <LoadedRun run={run.data} />
  if (run.error) return <FailurePanel error={run.error} onRetry={() => void run.refetch()} />
  return <Skeleton width="full" />
}
