import { PageHeader, Select, Skeleton, StatePanel, Tabs } from '@doorway/ui'
import { Fragment, type ReactNode, Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { judgeCodes } from './judges.codes'
import { usePanelCompetitions } from './judges.queries'
import { JudgeTexts } from './judge-texts'
import type { PanelCompetition } from './judge-types'
import { judgePool } from './lazy-parts'
import { MonitorBoard } from './monitor-board'
import { PanelBoard } from './panel-board'

export type JudgeManagerProps = ScreenProps

/** A part about the chosen competition; the newest whose judging goes on is chosen first. */
function CompetitionPart({ render }: { render: (competition: PanelCompetition) => ReactNode }) {
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
        onValueChange={(competition) => navigate({ query: { competition, panel: null, round: null } })}
      />
      <Fragment key={chosen.id}>{render(chosen)}</Fragment>
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

function Progress() {
  return <CompetitionPart render={({ id }) => <MonitorBoard competitionId={id} />} />
}

const tabIds = ['panels', 'monitor', 'pool'] as const

/** Panels with their works, how far they are, and the pool. What the reader has no code for is not there. */
function JudgeTabs() {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const can = useCan()
  const content = {
    panels: <CompetitionPart render={(competition) => <PanelBoard competition={competition} />} />,
    monitor: <Progress />,
    pool: <Pool />,
  }
  const hasPanels = can(judgeCodes.assign) || can(judgeCodes.edit) || !can(judgeCodes.monitor)
  const isShown = { panels: hasPanels, monitor: can(judgeCodes.monitor), pool: hasPanels }
  const shown = tabIds.filter((id) => isShown[id])
  return (
    <Tabs
      label={t('judges.tabs')}
      selectedId={shown.find((id) => id === query['tab']) ?? shown[0] ?? 'panels'}
      onSelect={(tab) => navigate({ query: { tab } })}
      tabs={shown.map((id) => ({ id, label: t(`judges.tab.${id}`), content: content[id] }))}
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

/** 评委与分配: who may judge, in which panel, which work, and how far they are. */
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
