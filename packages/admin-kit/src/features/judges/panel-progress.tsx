import { Button, Chip, Drawer, Skeleton } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { CalibrationReport } from './calibration-report'
import { DueDialog } from './due-dialog'
import { judgeCodes } from './judges.codes'
import type { JudgeProgress, MonitoredPanel } from './judge-types'
import { usePanelProgress, useRemind } from './monitor.queries'

/** A larger distance from the other judges is marked. */
const FAR = 5
const SECONDS = 60

interface LineProps {
  judge: JudgeProgress
  canSeeScores: boolean
  /** Absent: nothing can be done any more. */
  actions?: { onRemind: () => void; onDue: () => void; isBusy: boolean }
}

/** How the marks of the judge differ from those of the others. */
function Deviation({ judge: { deviation, compared } }: Pick<LineProps, 'judge'>) {
  const t = useTranslate()
  if (deviation === null) return null
  const value = Number(deviation)
  const text = t('judges.monitor.deviation', { value: value > 0 ? `+${deviation}` : deviation, count: compared })
  return Math.abs(value) > FAR ? <Chip tone="warning">{text}</Chip> : <span>{text}</span>
}

function JudgeLine({ judge, canSeeScores, actions }: LineProps) {
  const t = useTranslate()
  const { name, unit, role, assigned, drafts, submitted, recused, overdue, dueAt, lastAt, seconds, remindedAt } = judge
  const notes = [
    t('judges.monitor.counts', { assigned, drafts, submitted }),
    recused > 0 && t('judges.monitor.recused', { count: recused }),
    dueAt !== null && t('judges.work.dueAt', { at: dueAt }),
    lastAt !== null && t('judges.monitor.lastAt', { at: lastAt }),
    seconds !== null && t('judges.monitor.minutes', { minutes: Math.round(seconds / SECONDS) }),
    remindedAt !== null && t('judges.monitor.remindedAt', { at: remindedAt }),
  ]
  return (
    <li>
      <span className="dw-judge-tools">
        <strong>{name}</strong> <small className="dw-judge-muted">{unit}</small>
        {role !== 'member' && <Chip tone="accent">{t(`judges.role.${role}`)}</Chip>}
        {!judge.hasSigned && <Chip tone="warning">{t('judges.unsigned')}</Chip>}
        {overdue > 0 && <Chip tone="danger">{t('judges.monitor.late', { count: overdue })}</Chip>}
        {canSeeScores && <Deviation judge={judge} />}
      </span>
      <small className="dw-judge-muted dw-judge-number">
        {notes.filter((note) => typeof note === 'string').join(' · ')}
      </small>
      {actions && assigned + drafts > 0 && (
        <span className="dw-judge-tools">
          <Button
            size="s"
            disabled={actions.isBusy}
            aria-label={`${t('judges.monitor.remind')} ${name}`}
            onClick={actions.onRemind}
          >
            {t('judges.monitor.remind')}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={`${t('judges.monitor.due.title')} ${name}`}
            onClick={actions.onDue}
          >
            {t('judges.monitor.due.title')}
          </Button>
        </span>
      )}
    </li>
  )
}

export interface PanelProgressProps {
  panel: MonitoredPanel
  /** The round still takes marks. */
  isOpen: boolean
  canSeeScores: boolean
  onClose: () => void
}

/** The judges of a panel: how far each is, reminders and due dates. */
export function PanelProgress({ panel, isOpen, canSeeScores, onClose }: PanelProgressProps) {
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const judges = usePanelProgress(panel.id)
  const reminding = useRemind()
  const [due, setDue] = useState<{ judge: JudgeProgress | null } | null>(null)
  const canAct = isOpen && can(judgeCodes.monitor)
  const remind = (userIds: number[]) =>
    reminding.mutate(
      { panelId: panel.id, ...(userIds.length > 0 && { userIds }) },
      {
        onSuccess: ({ reminded }) => {
          if (reminded > 0) notify.success(t('judges.monitor.reminded', { count: reminded }))
          else notify.warning(t(userIds.length > 0 ? 'judges.monitor.remindedBefore' : 'judges.monitor.noneLate'))
        },
        onError: notify.failure,
      },
    )
  return (
    <Drawer isOpen size="l" title={panel.name} onClose={onClose}>
      <div className="dw-judge-stack">
        {canAct && (
          <div className="dw-judge-tools">
            <Button isBusy={reminding.isPending} onClick={() => remind([])}>
              {t('judges.monitor.remindLate')}
            </Button>
            <Button onClick={() => setDue({ judge: null })}>{t('judges.monitor.due.all')}</Button>
          </div>
        )}
        {!canSeeScores && <p className="dw-judge-muted">{t('judges.monitor.noScores')}</p>}
        {judges.error && <FailurePanel error={judges.error} onRetry={() => void judges.refetch()} />}
        {judges.isPending && <Skeleton width="full" />}
        {judges.data && (
          <ul className="dw-judge-assignments" aria-label={t('judges.members')}>
            {judges.data.map((judge) => (
              <JudgeLine
                key={judge.userId}
                judge={judge}
                canSeeScores={canSeeScores}
                {...(canAct && {
                  actions: {
                    onRemind: () => remind([judge.userId]),
                    onDue: () => setDue({ judge }),
                    isBusy: reminding.isPending,
                  },
                })}
              />
            ))}
          </ul>
        )}
        <CalibrationReport panelId={panel.id} />
      </div>
      {due && <DueDialog panel={panel} judge={due.judge} onClose={() => setDue(null)} />}
    </Drawer>
  )
}
