import { Button, Chip, type DataColumn, DataTable, Select, Skeleton, StatePanel } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { judgeCodes } from './judges.codes'
import type { Monitor, MonitoredPanel } from './judge-types'
import { panelProgress } from './lazy-parts'
import { useMonitor, useMonitorExport } from './monitor.queries'

const PERCENT = 100
const ACTIONS_WIDTH = 88

/** How many of all marks are submitted, as a filled bar and as words. */
function Done({ panel: { assigned, drafts, submitted } }: { panel: MonitoredPanel }) {
  const t = useTranslate()
  const all = assigned + drafts + submitted
  const share = all === 0 ? 0 : Math.floor((submitted / all) * PERCENT)
  return (
    <span className="dw-judge-share">
      <span className="dw-judge-track" aria-hidden="true">
        <span className="dw-judge-fill" style={{ inlineSize: `${share}%` }} />
      </span>
      <span className="dw-judge-number">{t('judges.monitor.share', { done: submitted, all, share })}</span>
    </span>
  )
}

function columnsOf(t: Translate): DataColumn<MonitoredPanel>[] {
  return [
    { id: 'name', header: t('judges.monitor.panel'), width: 150, cell: ({ name }) => name },
    { id: 'group', header: t('judges.form.group'), width: 90, cell: ({ groupName }) => groupName },
    { id: 'judges', header: t('judges.members'), width: 64, align: 'end', cell: ({ judges }) => judges },
    { id: 'done', header: t('judges.monitor.done'), width: 230, cell: (panel) => <Done panel={panel} /> },
    { id: 'drafts', header: t('judges.assignment.in_progress'), width: 76, align: 'end', cell: ({ drafts }) => drafts },
    {
      id: 'overdue',
      header: t('judges.monitor.overdue'),
      width: 76,
      align: 'end',
      cell: ({ overdue }) => (overdue > 0 ? <Chip tone="danger">{overdue}</Chip> : overdue),
    },
    {
      id: 'recused',
      header: t('judges.monitor.toReplace'),
      width: 76,
      align: 'end',
      cell: ({ recused }) => (recused > 0 ? <Chip tone="warning">{recused}</Chip> : recused),
    },
    {
      id: 'arbitration',
      header: t('judges.kind.arbitration'),
      width: 76,
      align: 'end',
      cell: ({ arbitration }) => arbitration,
    },
  ]
}

interface BoardProps {
  monitor: Monitor
  onRound: (phaseId: number) => void
}

/** Round, its end, and the report. */
function Head({ monitor, onRound }: BoardProps) {
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const exporting = useMonitorExport()
  const { rounds, phaseId } = monitor
  const round = rounds.find(({ id }) => id === phaseId)
  if (!round) return null
  const start = () =>
    exporting.mutate(round.id, {
      onSuccess: (file) => {
        saveDownload(file)
        notify.success(t('judges.monitor.exported', { name: file.fileName }))
      },
      onError: notify.failure,
    })
  return (
    <div className="dw-judge-tools">
      <Select
        className="dw-judge-choice"
        aria-label={t('judges.form.round')}
        placeholder={null}
        value={String(round.id)}
        options={rounds.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={(id) => onRound(Number(id))}
      />
      <Chip tone={round.state === 'open' ? 'accent' : 'neutral'}>{t(`judges.monitor.state.${round.state}`)}</Chip>
      <span className="dw-judge-muted">{t('judges.monitor.until', { end: round.endAt })}</span>
      {can(judgeCodes.monitor) && (
        <Button icon="download" isBusy={exporting.isPending} onClick={start}>
          {t('judges.monitor.export')}
        </Button>
      )}
    </div>
  )
}

function Panels({ monitor, onRound }: BoardProps) {
  const t = useTranslate()
  const [openId, setOpenId] = useState<number | null>(null)
  const { panels, rounds, phaseId } = monitor
  const opened = panels.find(({ id }) => id === openId)
  const isOpen = rounds.find(({ id }) => id === phaseId)?.state !== 'closed'
  return (
    <div className="dw-judge-stack">
      <Head monitor={monitor} onRound={onRound} />
      <DataTable
        caption={t('judges.monitor.panels')}
        columns={columnsOf(t)}
        rows={panels}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        onRowActivate={({ id }) => setOpenId(id)}
        renderActions={({ id, name }) => (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${t('judges.monitor.open')} ${name}`}
            onClick={() => setOpenId(id)}
          >
            {t('judges.monitor.open')}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={<StatePanel kind="empty" title={t('judges.monitor.empty')} />}
      />
      {opened && (
        <Suspense fallback={null}>
          <panelProgress.Part
            key={opened.id}
            panel={opened}
            isOpen={isOpen}
            canSeeScores={monitor.canSeeScores}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** 评审进度 of a competition: how far each panel of a round is. No score is shown. */
export function MonitorBoard({ competitionId }: { competitionId: number }) {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const phaseId = Number(query['round'])
  const monitor = useMonitor(competitionId, phaseId > 0 ? phaseId : undefined)
  if (monitor.error) return <FailurePanel error={monitor.error} onRetry={() => void monitor.refetch()} />
  if (!monitor.data) return <Skeleton width="full" />
  return (
    <Panels
      key={monitor.data.phaseId}
      monitor={monitor.data}
      onRound={(round) => navigate({ query: { round: String(round) } })}
    />
  )
}
