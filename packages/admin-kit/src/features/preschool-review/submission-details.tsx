import { Button, Chip, Drawer, Skeleton, Timeline } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { ConsentRecord } from './consent-record'
import { GardenActions } from './garden-actions'
import { preschoolCodes } from './preschool-review.codes'
import { useDecideSubmission, useSubmission } from './preschool-review.queries'
import { stateTones } from './submission-state'
import type { SubmissionDecision, SubmissionDetail } from './submission-types'

type Decision = SubmissionDecision['decision']

function Pictures({ submission: { title, files } }: { submission: SubmissionDetail }) {
  const t = useTranslate()
  if (files.length === 0) return <p className="dw-works-note">{t('preschoolReview.picture.none')}</p>
  return (
    <ul className="dw-works-pictures" aria-label={t('preschoolReview.picture.list')}>
      {files.map(({ id, url }, index) => (
        <li key={id}>
          <a className="dw-works-picture" href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={t('preschoolReview.picture.number', { title, number: index + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function History({ submission: { reviews } }: { submission: SubmissionDetail }) {
  const t = useTranslate()
  if (reviews.length === 0) return null
  return (
    <section>
      <h3 className="dw-works-heading">{t('preschoolReview.history')}</h3>
      <Timeline
        label={t('preschoolReview.history')}
        entries={reviews.map(({ decision, reason, reviewerName, at }, index) => ({
          id: String(reviews.length - index),
          time: at,
          tone: decision === 'pass' ? ('success' as const) : ('warning' as const),
          title: t(`preschoolReview.decision.${decision}`, { name: reviewerName }),
          details: reason,
        }))}
      />
    </section>
  )
}

function Work({ submission }: { submission: SubmissionDetail }) {
  const t = useTranslate()
  const { title, kind, workKind, field, ageClass, state, content, authorName, orgName, submittedAt } = submission
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
    <section className="dw-works-list" tabIndex={0} aria-label={title}>
      <span className="dw-works-chips">
        <Chip tone={stateTones[state]}>{t(`preschoolReview.state.${state}`)}</Chip>
        <Chip>{t(`preschoolReview.kind.${kind}`)}</Chip>
        {workKind && <Chip>{t(`preschoolReview.workKind.${workKind}`)}</Chip>}
        {field && <Chip>{t(`preschoolReview.area.${field}`)}</Chip>}
        {ageClass && <Chip>{t(`preschoolReview.ageClass.${ageClass}`)}</Chip>}
      </span>
      <p className="dw-works-note">{[orgName, authorName, submittedAt].filter((part) => part !== null).join(' · ')}</p>
      {content === null ? (
        <p className="dw-works-note">{t('preschoolReview.withdrawnHint')}</p>
      ) : (
        <p className="dw-works-text">{content}</p>
      )}
      <div className="dw-works-beside">
        {content !== null && <Pictures submission={submission} />}
        <ConsentRecord submission={submission} />
      </div>
      <History submission={submission} />
    </section>
  )
}

interface DecisionButtonsProps {
  submission: SubmissionDetail
  isBusy: boolean
  onDecide: (decision: Decision) => void
}

function DecisionButtons({ submission, isBusy, onDecide }: DecisionButtonsProps) {
  const t = useTranslate()
  const can = useCan()
  const { state, mayDecide, showsChild, consentState } = submission
  if (!mayDecide || !can(preschoolCodes.audit)) return null
  if (state === 'published')
    return (
      <Button variant="danger" onClick={() => onDecide('off')}>
        {t('preschoolReview.action.off')}
      </Button>
    )
  return (
    <>
      <Button onClick={() => onDecide('return')}>{t('preschoolReview.action.return')}</Button>
      <Button
        variant="primary"
        isBusy={isBusy}
        disabled={showsChild && consentState !== 'valid'}
        onClick={() => onDecide('pass')}
      >
        {t('preschoolReview.action.pass')}
      </Button>
    </>
  )
}

export interface SubmissionDetailsProps {
  id: number
  onEdit: () => void
  onClose: () => void
}

/** One submission in a drawer: its text, the pictures next to the consent, decisions so far, and what may be decided. */
export function SubmissionDetails({ id, onEdit, onClose }: SubmissionDetailsProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { data: submission, error, refetch } = useSubmission(id)
  const deciding = useDecideSubmission()
  const [question, setQuestion] = useState<'return' | 'off' | null>(null)
  const decide = async (decision: Decision, reason?: string) => {
    if (!submission) return
    const { version, title } = submission
    await deciding.mutateAsync({ id, version, decision, ...(reason !== undefined && { reason }) })
    notify.success(t(`preschoolReview.done.${decision}`, { title }))
    onClose()
  }
  const pass = () => void decide('pass').catch(notify.failure)
  return (
    <Drawer
      isOpen
      size="l"
      title={submission ? submission.title : t('preschoolReview.loading')}
      onClose={onClose}
      footer={
        submission && (
          <>
            <GardenActions submission={submission} onEdit={onEdit} onClose={onClose} />
            <DecisionButtons
              submission={submission}
              isBusy={deciding.isPending}
              onDecide={(decision) => (decision === 'pass' ? pass() : setQuestion(decision))}
            />
          </>
        )
      }
    >
      {error && !submission && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!submission && !error && <Skeleton width="full" />}
      {submission && <Work submission={submission} />}
      {question && submission && (
        <ReasonDialog
          title={t(`preschoolReview.action.${question}`)}
          question={t(`preschoolReview.question.${question}`, { title: submission.title })}
          label={t('preschoolReview.reason')}
          fault={t('preschoolReview.reasonShort')}
          field="reason"
          onSubmit={(reason) => decide(question, reason)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Drawer>
  )
}
