import { Button, Checkbox, Dialog, Skeleton } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { usePlan, useStorePlan } from './judges.queries'
import type { AssignmentPlan, Panel } from './judge-types'

const MAX_SEED = 1_000_000
const randomSeed = () => Math.floor(Math.random() * MAX_SEED)

/** Loads before and after, and works that lack judges with the reasons. */
function PlanReport({ plan }: { plan: AssignmentPlan }) {
  const t = useTranslate()
  const { added, revoked, unchanged, works, minLoad, maxLoad, sameArea, judges, uncovered, uncoveredTotal } = plan
  const reasonsOf = ({ reasons }: AssignmentPlan['uncovered'][number]) =>
    reasons.map(({ rule, count }) => t(`judges.plan.rule.${rule}`, { count }))
  return (
    <div className="dw-judge-stack">
      <p>{t('judges.plan.facts', { works, added, revoked, unchanged })}</p>
      <p>{t('judges.plan.loads', { min: minLoad, max: maxLoad })}</p>
      {sameArea > 0 && <p>{t('judges.plan.sameArea', { count: sameArea })}</p>}
      <ul className="dw-judge-members" aria-label={t('judges.plan.judges')}>
        {judges.map(({ userId, name, before, after }) => (
          <li key={userId}>
            <span>{name}</span>
            <span />
            <span className="dw-judge-number">{t('judges.plan.load', { before, after })}</span>
          </li>
        ))}
      </ul>
      {uncoveredTotal > 0 && (
        <>
          <p className="dw-judge-warning">{t('judges.plan.uncovered', { count: uncoveredTotal })}</p>
          <ul className="dw-judge-uncovered" aria-label={t('judges.plan.uncoveredWorks')}>
            {uncovered.map((work) => (
              <li key={work.workId}>
                {[work.workNo, t('judges.work.missing', { count: work.missing }), ...reasonsOf(work)].join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

export interface PlanDialogProps {
  panel: Panel
  onClose: () => void
}

/** A plan of who judges which work, shown before it is stored. */
export function PlanDialog({ panel, onClose }: PlanDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const [request, setRequest] = useState(() => ({ panelId: panel.id, seed: randomSeed(), isRedone: false }))
  const plan = usePlan(request)
  const storing = useStorePlan()
  const isEmpty = plan.data !== undefined && plan.data.added + plan.data.revoked === 0
  const isReady = plan.data !== undefined && !plan.isFetching && !plan.error
  const store = () => {
    if (!plan.data) return
    const { fingerprint, added } = plan.data
    storing.mutate(
      { ...request, fingerprint },
      {
        onSuccess: () => {
          notify.success(t('judges.plan.done', { count: added }))
          onClose()
        },
        onError: notify.failure,
      },
    )
  }
  return (
    <Dialog
      isOpen
      size="m"
      title={t('judges.plan.title')}
      description={t('judges.plan.hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button
            disabled={plan.isFetching || storing.isPending}
            onClick={() => setRequest({ ...request, seed: randomSeed() })}
          >
            {t('judges.plan.again')}
          </Button>
          <Button variant="primary" disabled={!isReady || isEmpty} isBusy={storing.isPending} onClick={store}>
            {t('judges.plan.store')}
          </Button>
        </>
      }
    >
      <div className="dw-judge-stack dw-judge-below" aria-busy={plan.isFetching}>
        <Checkbox
          label={t('judges.plan.redo')}
          checked={request.isRedone}
          onCheckedChange={(isRedone) => setRequest({ ...request, isRedone })}
        />
        {plan.error ? (
          <FailurePanel error={plan.error} onRetry={() => void plan.refetch()} />
        ) : plan.data ? (
          <>
            {isEmpty && <p>{t('judges.plan.nothing')}</p>}
            <PlanReport plan={plan.data} />
          </>
        ) : (
          <Skeleton width="full" />
        )}
      </div>
    </Dialog>
  )
}
