import { PageHeader, Select, Skeleton, StatePanel, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { ComputePanel } from './compute-panel'
import { certificateList, objectionList, templatePanel } from './lazy-parts'
import { ResultTexts } from './result-texts'
import type { ResultCompetition } from './result-types'
import { resultCodes } from './results.codes'
import { useResultCompetitions, useRuns } from './results.queries'
import { RunList } from './run-list'
import { RunPanel } from './run-panel'

export type ResultManagerProps = ScreenProps

/** Runs of a competition; the latest one is open first, and requested before the list of runs has arrived. */
function Runs({ competition }: { competition: ResultCompetition }) {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const { data: runs, error, refetch } = useRuns(competition.id)
  const open = (run: number) => navigate({ query: { run: String(run), work: null } })
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  const listed = runs?.find(({ id }) => String(id) === query['run']) ?? runs?.[0]
  const openId = runs || query['run'] !== undefined ? listed?.id : (competition.latestRunId ?? undefined)
  return (
    <div className="dw-result-layout">
      <div className="dw-result-stack">
        <ComputePanel competition={competition} onComputed={open} />
        {runs ? <RunList runs={runs} selectedId={openId ?? null} onSelect={open} /> : <Skeleton width="full" />}
      </div>
      {openId !== undefined && <RunPanel key={openId} id={openId} />}
      {openId === undefined && runs && (
        <StatePanel kind="empty" title={t('results.noRuns')} text={t('results.noRunsHint')} />
      )}
    </div>
  )
}

/** Results of a competition; objections and certificates for those who decide about them. */
function ResultTabs({ competition }: { competition: ResultCompetition }) {
  const t = useTranslate()
  const can = useCan()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const sections = [
    { id: 'objections', part: objectionList, isOpen: can(resultCodes.objections) },
    { id: 'certificates', part: certificateList, isOpen: can(resultCodes.issue) || can(resultCodes.revoke) },
    { id: 'templates', part: templatePanel, isOpen: can(resultCodes.template) },
  ] as const
  const shown = sections.filter(({ isOpen }) => isOpen)
  if (shown.length === 0) return <Runs competition={competition} />
  return (
    <Tabs
      label={t('results.tabs')}
      selectedId={shown.find(({ id }) => id === query['tab'])?.id ?? 'runs'}
      onSelect={(tab) => navigate({ query: { tab, work: null } })}
      tabs={[
        { id: 'runs', label: t('results.tab.runs'), content: <Runs competition={competition} /> },
        ...shown.map(({ id, part: { Part } }) => ({
          id,
          label: t(`results.tab.${id}`),
          content: (
            <Suspense fallback={<Skeleton width="full" />}>
              <Part competitionId={competition.id} />
            </Suspense>
          ),
        })),
      ]}
    />
  )
}

/** The chosen competition; the first that has results, otherwise the newest, is chosen first. */
function CompetitionPanel() {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const competitions = useResultCompetitions()
  useReady(competitions.data !== undefined)
  if (competitions.error) return <FailurePanel error={competitions.error} onRetry={() => void competitions.refetch()} />
  if (!competitions.data) return <Skeleton width="full" />
  const all = competitions.data
  const chosen = all.find(({ id }) => String(id) === query['competition']) ?? all.find(({ runs }) => runs > 0) ?? all[0]
  if (!chosen) return <StatePanel kind="empty" title={t('results.noCompetition')} />
  return (
    <div className="dw-result-stack">
      <Select
        className="dw-result-contest"
        aria-label={t('results.competition')}
        placeholder={null}
        value={String(chosen.id)}
        options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={(competition) => navigate({ query: { competition, run: null, work: null } })}
      />
      <ResultTabs key={chosen.id} competition={chosen} />
    </div>
  )
}

function ResultScreen() {
  const t = useTranslate()
  const isPending = useCodesPending()
  return (
    <div className="dw-result-stack">
      <PageHeader title={t('results.title')} />
      {isPending ? <Skeleton width="full" /> : <CompetitionPanel />}
    </div>
  )
}

/** 成绩管理: results are computed by one person, confirmed by another, announced and published. */
export function ResultManager({ handle }: ResultManagerProps) {
  return (
    <Widget part="result-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <ResultTexts>
          <ResultScreen />
        </ResultTexts>
      </Suspense>
    </Widget>
  )
}
