import { PageHeader, Select, Skeleton, StatePanel, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { usePanelCompetitions } from './judges.queries'
import { JudgeTexts } from './judge-texts'
import { judgePool } from './lazy-parts'
import { PanelBoard } from './panel-board'

export type JudgeManagerProps = ScreenProps

/** Panels of the chosen competition; the newest whose judging goes on is chosen first. */
function CompetitionPanels() {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const competitions = usePanelCompetitions()
  useReady(competitions.data !== undefined)
  if (competitions.error) return <FailurePanel error={competitions.error} onRetry={() => void competitions.refetch()} />
  if (!competitions.data) return <Skeleton width="full" />
  const all = competitions.data
  const first = all.find(({ state, panels }) => state === 'announced' && panels > 0) ?? all[0]
  const chosen = all.find(({ id }) => String(id) === query['competition']) ?? first
  if (!chosen) return <StatePanel kind="empty" title={t('judges.noCompetition')} />
  return (
    <div className="dw-judge-stack">
      <Select
        className="dw-judge-contest"
        aria-label={t('judges.competition')}
        placeholder={null}
        value={String(chosen.id)}
        options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={(competition) => navigate({ query: { competition, panel: null } })}
      />
      <PanelBoard key={chosen.id} competitionId={chosen.id} />
    </div>
  )
}

function Pool() {
  return (
    <Suspense fallback={<Skeleton width="full" />}>
      <judgePool.Part />
    </Suspense>
  )
}

/** Panels with their works, and the pool. */
function JudgeTabs() {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  return (
    <Tabs
      label={t('judges.tabs')}
      selectedId={query['tab'] === 'pool' ? 'pool' : 'panels'}
      onSelect={(tab) => navigate({ query: { tab } })}
      tabs={[
        { id: 'panels', label: t('judges.tab.panels'), content: <CompetitionPanels /> },
        { id: 'pool', label: t('judges.tab.pool'), content: <Pool /> },
      ]}
    />
  )
}

function JudgeScreen() {
  const t = useTranslate()
  const isPending = useCodesPending()
  return (
    <div className="dw-judge-stack">
      <PageHeader title={t('judges.title')} />
      {isPending ? <Skeleton width="full" /> : <JudgeTabs />}
    </div>
  )
}

/** 评委与分配: who may judge, in which panel, and which work. */
export function JudgeManager({ handle }: JudgeManagerProps) {
  return (
    <Widget part="judge-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <JudgeTexts>
          <JudgeScreen />
        </JudgeTexts>
      </Suspense>
    </Widget>
  )
}
