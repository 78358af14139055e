import type { StartedPromotion } from '@doorway/api-client'
import { Button, Drawer, Field, ProgressBar, Skeleton, StatePanel, Steps } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useNotify } from '../../../mutations/use-notify'
import { isTaskOpen, useTask } from '../../../tasks/task.queries'
import { OrganizationPicker } from '../organization-picker'
import { PromotionHistory, useUndoing } from './promotion-history'
import { PromotionReview } from './promotion-preview'
import { usePromotionPreview, useReloadGrades, useStartPromotion } from './promotion.queries'

export interface PromotionWizardProps {
  onClose: () => void
}

interface ReviewStepProps {
  organizationId: number
  onBack: () => void
  onStarted: (started: StartedPromotion) => void
}

function ChooseStep({ onChosen }: { onChosen: (id: number) => void }) {
  const t = useTranslate()
  const [id, setId] = useState<number | null>(null)
  return (
    <div className="dw-change-stack">
      <p>{t('schoolChanges.promotion.intro')}</p>
      <Field label={t('schoolChanges.promotion.scope')} hint={t('schoolChanges.promotion.scopeHint')} isRequired>
        <OrganizationPicker
          label={t('schoolChanges.promotion.scope')}
          value={id}
          knownName={null}
          // The root is no organisation that the server knows.
          onChange={(next) => setId(next === 0 ? null : next)}
        />
      </Field>
      <div className="dw-change-buttons">
        <Button variant="primary" disabled={id === null} onClick={() => id !== null && onChosen(id)}>
          {t('schoolChanges.promotion.toReview')}
        </Button>
      </div>
      <PromotionHistory />
    </div>
  )
}

function ReviewStep({ organizationId, onBack, onStarted }: ReviewStepProps) {
  const t = useTranslate()
  const notify = useNotify()
  const preview = usePromotionPreview(organizationId)
  const starting = useStartPromotion()
  const start = () => starting.mutate(organizationId, { onSuccess: onStarted, onError: notify.failure })
  if (preview.error) return <FailurePanel error={preview.error} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <Skeleton width="full" />
  return (
    <div className="dw-change-stack">
      <PromotionReview preview={preview.data} />
      <div className="dw-change-buttons">
        <Button onClick={onBack}>{t('schoolChanges.promotion.back')}</Button>
        {preview.data.schools > 0 && (
          <Button variant="primary" isBusy={starting.isPending} onClick={start}>
            {t('schoolChanges.promotion.start', { schools: preview.data.schools })}
          </Button>
        )}
      </div>
    </div>
  )
}

function RunStep({ started, onAgain }: { started: StartedPromotion; onAgain: () => void }) {
  const t = useTranslate()
  const { data: task, error, refetch } = useTask(started.taskId)
  const undoing = useUndoing()
  const again = <Button onClick={onAgain}>{t('schoolChanges.promotion.again')}</Button>
  if (error && !task) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!task || isTaskOpen(task)) {
    const { done = 0, total = null } = task ?? {}
    return (
      <div className="dw-change-stack">
        <ProgressBar
          label={t('schoolChanges.promotion.running')}
          value={done}
          max={total}
          valueText={total === null ? undefined : `${done} / ${total}`}
        />
        <p>{t('schoolChanges.promotion.background')}</p>
      </div>
    )
  }
  if (task.state !== 'done') {
    return (
      <StatePanel
        kind="error"
        title={t('schoolChanges.promotion.failed')}
        text={task.message === '' ? t('schoolChanges.promotion.failedHint') : task.message}
        action={again}
      />
    )
  }
  return (
    <div className="dw-change-stack">
      <p role="status">{t('schoolChanges.promotion.done', { schools: task.done })}</p>
      <div className="dw-change-buttons">
        <Button onClick={() => undoing.start({ id: started.id, schools: task.done })}>
          {t('schoolChanges.promotion.undo')}
        </Button>
        {again}
      </div>
      <PromotionHistory key={task.state} />
      {undoing.question}
    </div>
  )
}

/** 学年升级: choose the schools, read what becomes of each grade, let it run in the background; undo it afterwards. */
export function PromotionWizard({ onClose }: PromotionWizardProps) {
  const t = useTranslate()
  const reload = useReloadGrades()
  const [organizationId, choose] = useState<number | null>(null)
  const [started, setStarted] = useState<StartedPromotion | null>(null)
  const restart = () => {
    choose(null)
    setStarted(null)
    void reload()
  }
  const steps = (['choose', 'review', 'run'] as const).map((id) => ({
    id,
    label: t(`schoolChanges.promotion.steps.${id}`),
  }))
  const current = started ? 'run' : organizationId === null ? 'choose' : 'review'
  return (
    <Drawer isOpen title={t('schoolChanges.promotion.title')} size="l" onClose={onClose}>
      <div className="dw-change-stack">
        <Steps label={t('schoolChanges.promotion.title')} steps={steps} currentId={current} />
        {started ? (
          <RunStep started={started} onAgain={restart} />
        ) : organizationId === null ? (
          <ChooseStep onChosen={choose} />
        ) : (
          <ReviewStep organizationId={organizationId} onBack={() => choose(null)} onStarted={setStarted} />
        )}
      </div>
    </Drawer>
  )
}
