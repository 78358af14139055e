import type { SecurityPolicyChange, SecurityPolicyValues } from '@doorway/api-client'
import { Button, Card, Chip, ConfirmDialog, Skeleton, StatePanel, type ChipTone } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useNotify } from '../../mutations/use-notify'
import { usePermission } from '../../session/use-session'
import { policyDialog } from './lazy-parts'
import { policyFields } from './policy-fields'
import { type PolicyDecision, useDecidePolicy, usePolicy } from './policy.queries'
import { securityCodes } from './security.codes'

const tones: Record<SecurityPolicyChange['state'], ChipTone> = {
  open: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
}

function Values({ policy }: { policy: SecurityPolicyValues }) {
  const t = useTranslate()
  return (
    <dl className="dw-security-values">
      {policyFields.map((name) => (
        <div key={name}>
          <dt>{t(`security.policy.${name}`)}</dt>
          <dd>{policy[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ChangeCardProps {
  change: SecurityPolicyChange
  /** The values in force, which an open change differs from. */
  policy: SecurityPolicyValues
  onDecide: (decision: PolicyDecision['decision']) => void
}

function ChangeCard({ change, policy, onDecide }: ChangeCardProps) {
  const t = useTranslate()
  const canApprove = usePermission(securityCodes.approvePolicy)
  const canEdit = usePermission(securityCodes.editPolicy)
  const { state, isOwn, reason, proposerName, proposedAt, deciderName, decidedAt } = change
  const isOpen = state === 'open'
  const changed = policyFields.filter((name) => !isOpen || change[name] !== policy[name])
  return (
    <Card className="dw-security-stack dw-security-card">
      <span>
        <Chip tone={tones[state]}>{t(`security.policy.states.${state}`)}</Chip>{' '}
        <strong>
          {changed
            .map((name) => {
              const values = { name: t(`security.policy.${name}`), before: policy[name], after: change[name] }
              return isOpen ? t('security.policy.difference', values) : t('security.policy.value', values)
            })
            .join(' · ')}
        </strong>
      </span>
      <span>{reason}</span>
      <small>
        {t('security.confirmations.requested', { name: proposerName, time: proposedAt })}
        {decidedAt !== null && (
          <>
            <br />
            {t('security.policy.decidedBy', { name: deciderName ?? proposerName, time: decidedAt })}
          </>
        )}
      </small>
      {isOpen && isOwn && canEdit && (
        <span>
          <Button onClick={() => onDecide('withdrawn')}>{t('security.policy.withdraw')}</Button>
        </span>
      )}
      {isOpen && !isOwn && canApprove && (
        <span>
          <Button variant="primary" onClick={() => onDecide('approved')}>
            {t('security.confirmations.confirm')}
          </Button>{' '}
          <Button onClick={() => onDecide('declined')}>{t('security.confirmations.decline')}</Button>
        </span>
      )}
    </Card>
  )
}

/** 安全策略: the values in force, the change that waits for a second person, and those before it. */
export function PolicyPanel() {
  const t = useTranslate()
  const notify = useNotify()
  const canEdit = usePermission(securityCodes.editPolicy)
  const { data, error, refetch } = usePolicy()
  const deciding = useDecidePolicy()
  const [isEditing, setEditing] = useState(false)
  const [question, setQuestion] = useState<PolicyDecision | null>(null)
  useReady(data !== undefined)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="full" />
  const confirm = () => {
    if (!question) return
    deciding.mutate(question, {
      onSuccess: () => notify.success(t(`security.policy.done.${question.decision}`)),
      onError: notify.failure,
      onSettled: () => setQuestion(null),
    })
  }
  const { policy, changes } = data
  const isPending = changes.some(({ state }) => state === 'open')
  return (
    <div className="dw-security-stack">
      <Card className="dw-security-stack dw-security-card">
        <Values policy={policy} />
        {canEdit && (
          <span>
            <Button disabled={isPending} onClick={() => setEditing(true)}>
              {t('security.policy.propose')}
            </Button>
          </span>
        )}
        <small>{t('security.policy.explanation')}</small>
      </Card>
      {changes.length === 0 && <StatePanel kind="empty" isCompact title={t('security.policy.empty')} />}
      {changes.map((change) => (
        <ChangeCard
          key={change.id}
          change={change}
          policy={policy}
          onDecide={(decision) => setQuestion({ change, decision })}
        />
      ))}
      {isEditing && (
        <Suspense>
          <policyDialog.Part policy={policy} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {question && (
        <ConfirmDialog
          isOpen
          isDanger={question.decision !== 'approved'}
          title={t('security.policy.title')}
          question={t(`security.policy.questions.${question.decision}`)}
          consequence={t(`security.policy.consequences.${question.decision}`)}
          isBusy={deciding.isPending}
          onConfirm={confirm}
          onCancel={() => setQuestion(null)}
        />
      )}
    </div>
  )
}
