import { Button, Chip, type ChipTone, Drawer, Skeleton, Timeline } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { ReasonDialog } from '../../forms/reason-dialog'
import { ResourceFiles } from './resource-files'
import { stateName } from './resource-search'
import type { ResourceDecision, ResourceDetail } from './resource-types'
import { resourceCodes } from './resources.codes'
import { useDecide, useRecommend, useResource } from './resources.queries'

type Decision = ResourceDecision['decision']

const tones: Record<ReturnType<typeof stateName>, ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  published: 'success',
  returned: 'warning',
  withdrawn: 'neutral',
}

/** What is known about a resource, each line with its label. */
function Facts({ resource }: { resource: ResourceDetail }) {
  const t = useTranslate()
  const { gardeName, courseName, gradeName, textbook, chapter, author, ownerName, orgName } = resource
  const lines = [
    [t('resources.field.kind'), t(`resources.kind.${resource.kind}`)],
    [t('resources.field.subject'), [gardeName, courseName, gradeName].filter(Boolean).join(' · ')],
    [t('resources.field.textbook'), [textbook, chapter].filter(Boolean).join(' · ')],
    [t('resources.field.range'), t(`resources.range.${resource.range}`)],
    [t('resources.field.copyright'), t(`resources.copyright.${resource.copyright}`)],
    [t('resources.field.author'), author],
    [t('resources.field.owner'), ownerName],
    [t('resources.field.school'), orgName],
    [t('resources.field.publishAt'), resource.publishAt],
    [t('resources.field.summary'), resource.summary],
  ] as const
  return (
    <dl className="dw-resources-facts">
      {lines.flatMap(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  )
}

function History({ resource }: { resource: ResourceDetail }) {
  const t = useTranslate()
  if (resource.reviews.length === 0) return null
  return (
    <section>
      <h3 className="dw-resources-heading">{t('resources.history')}</h3>
      <Timeline
        label={t('resources.history')}
        entries={resource.reviews.map(({ decision, reason, reviewerName, at }) => ({
          id: `${at} ${decision}`,
          time: at,
          tone: decision === 'pass' ? ('success' as const) : ('warning' as const),
          title: t(`resources.decision.${decision}`, { name: reviewerName }),
          details: reason,
        }))}
      />
    </section>
  )
}

interface DecisionButtonsProps {
  resource: ResourceDetail
  isBusy: boolean
  onDecide: (decision: Decision) => void
  onRecommend: () => void
}

function DecisionButtons({ resource, isBusy, onDecide, onRecommend }: DecisionButtonsProps) {
  const t = useTranslate()
  const can = useCan()
  const { state, isRecommended } = resource
  const mayDecide = resource.mayDecide && can(resourceCodes.audit)
  return (
    <>
      {mayDecide && (state === 'pending' || state === 'off_shelf') && (
        <Button variant="primary" isBusy={isBusy} onClick={() => onDecide('pass')}>
          {t(state === 'pending' ? 'resources.action.pass' : 'resources.action.shelve')}
        </Button>
      )}
      {mayDecide && state === 'pending' && (
        <Button onClick={() => onDecide('return')}>{t('resources.action.return')}</Button>
      )}
      {mayDecide && can(resourceCodes.recommend) && state === 'on_shelf' && (
        <Button isBusy={isBusy} onClick={onRecommend}>
          {t(isRecommended ? 'resources.action.unrecommend' : 'resources.action.recommend')}
        </Button>
      )}
      {mayDecide && state === 'on_shelf' && (
        <Button variant="danger" onClick={() => onDecide('off')}>
          {t('resources.action.off')}
        </Button>
      )}
    </>
  )
}

export interface ResourceDetailsProps {
  resourceId: number
  onClose: () => void
}

/** One resource in a drawer: files to look at, decisions so far, and what the caller may do. */
export function ResourceDetails({ resourceId, onClose }: ResourceDetailsProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { data: resource, error, refetch } = useResource(resourceId)
  const deciding = useDecide()
  const recommending = useRecommend()
  const [question, setQuestion] = useState<'return' | 'off' | null>(null)
  const decide = async (decision: Decision, reason?: string) => {
    if (!resource) return
    const { id, version, title } = resource
    await deciding.mutateAsync({ id, version, decision, ...(reason !== undefined && { reason }) })
    notify.success(t(`resources.done.${decision}`, { title }))
    onClose()
  }
  const pass = () => void decide('pass').catch(notify.failure)
  const recommend = () => {
    if (!resource) return
    const { id, version, title, isRecommended } = resource
    recommending.mutate(
      { id, version, isRecommended: !isRecommended },
      {
        onSuccess: () =>
          notify.success(t(isRecommended ? 'resources.done.unrecommend' : 'resources.done.recommend', { title })),
        onError: notify.failure,
      },
    )
  }
  return (
    <Drawer
      isOpen
      title={resource ? resource.title : t('resources.loading')}
      onClose={onClose}
      footer={
        resource && (
          <DecisionButtons
            resource={resource}
            isBusy={deciding.isPending || recommending.isPending}
            onDecide={(decision) => (decision === 'pass' ? pass() : setQuestion(decision))}
            onRecommend={recommend}
          />
        )
      }
    >
      {error && !resource && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!resource && !error && <Skeleton width="full" />}
      {resource && (
        <div className="dw-resources-list">
          <span>
            <Chip tone={tones[stateName(resource.state)]}>{t(`resources.state.${stateName(resource.state)}`)}</Chip>
          </span>
          {resource.state === 'pending' && !resource.mayDecide && (
            <p className="dw-resources-note">{t('resources.notYours')}</p>
          )}
          <ResourceFiles files={resource.files} />
          <Facts resource={resource} />
          <History resource={resource} />
        </div>
      )}
      {question && resource && (
        <ReasonDialog
          title={t(`resources.action.${question}`)}
          question={t(`resources.question.${question}`, { title: resource.title, name: resource.ownerName })}
          label={t('resources.reason')}
          fault={t('resources.reasonShort')}
          field="reason"
          onSubmit={(reason) => decide(question, reason)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Drawer>
  )
}
