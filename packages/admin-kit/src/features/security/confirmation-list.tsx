import type { Confirmation } from '@doorway/api-client'
import { Button, Card, Chip, ConfirmDialog, Skeleton, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { MessageKey } from '../../i18n/catalogue'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useReadOnly } from '../../session/use-session'
import { useConfirmations, useDecide, type Decision } from './security.queries'

const actions: Readonly<Record<string, MessageKey>> = {
  'user.resetPassword': 'security.confirmations.actions.resetPassword',
  'user.disable': 'security.confirmations.actions.disable',
  'user.delete': 'security.confirmations.actions.delete',
  'user.roles': 'security.confirmations.actions.roles',
  'user.edit': 'security.confirmations.actions.edit',
  'user.unlock': 'security.confirmations.actions.unlock',
  'user.reveal': 'security.confirmations.actions.reveal',
}

function useActionText() {
  const t = useTranslate()
  return ({ action, targetName, targetUsername }: Confirmation) => {
    const known = actions[action]
    const name = `${targetName}（${targetUsername}）`
    return known ? t(known, { name }) : `${action} ${name}`
  }
}

interface RequestCardProps {
  request: Confirmation
  onDecide: (isConfirmed: boolean) => void
}

function RequestCard({ request, onDecide }: RequestCardProps) {
  const t = useTranslate()
  const textOf = useActionText()
  const isReadOnly = useReadOnly()
  const { isOwn, isConfirmed, requesterName, requestedAt, expiresAt } = request
  return (
    <Card className="dw-security-stack dw-security-card">
      <strong>{textOf(request)}</strong>
      <small>
        {t('security.confirmations.requested', { name: requesterName, time: requestedAt })}
        <br />
        {t('security.confirmations.expires', { time: expiresAt })}
      </small>
      {isConfirmed && <Chip tone="success">{t('security.confirmations.confirmed')}</Chip>}
      {!isConfirmed && isOwn && <Chip tone="warning">{t('security.confirmations.waiting')}</Chip>}
      {!isConfirmed && !isOwn && !isReadOnly && (
        <span>
          <Button variant="primary" onClick={() => onDecide(true)}>
            {t('security.confirmations.confirm')}
          </Button>{' '}
          <Button onClick={() => onDecide(false)}>{t('security.confirmations.decline')}</Button>
        </span>
      )}
    </Card>
  )
}

/** 第二人确认: what others want to do to accounts of administrators, to be confirmed or declined. */
export function ConfirmationList() {
  const t = useTranslate()
  const notify = useNotify()
  const textOf = useActionText()
  const { data, error, refetch } = useConfirmations()
  const deciding = useDecide()
  const [pending, setPending] = useState<(Decision & { request: Confirmation }) | null>(null)
  const decide = () => {
    if (!pending) return
    deciding.mutate(pending, {
      onSuccess: () =>
        notify.success(t(pending.isConfirmed ? 'security.confirmations.confirmed' : 'security.confirmations.declined')),
      onError: (fault) => {
        notify.failure(fault)
        // Another person may have decided it meanwhile.
        void refetch()
      },
      onSettled: () => setPending(null),
    })
  }
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="full" />
  return (
    <>
      <p>{t('security.confirmations.explanation')}</p>
      {data.length === 0 && <StatePanel kind="empty" title={t('security.confirmations.empty')} />}
      <div className="dw-security-stack">
        {data.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onDecide={(isConfirmed) => setPending({ id: request.id, isConfirmed, request })}
          />
        ))}
      </div>
      <ConfirmDialog
        isOpen={pending !== null}
        isDanger={pending?.isConfirmed === true}
        title={t(pending?.isConfirmed === false ? 'security.confirmations.decline' : 'security.confirmations.confirm')}
        question={pending && textOf(pending.request)}
        consequence={
          pending?.isConfirmed === true &&
          t('security.confirmations.consequence', { name: pending.request.requesterName })
        }
        isBusy={deciding.isPending}
        onConfirm={decide}
        onCancel={() => setPending(null)}
      />
    </>
  )
}
