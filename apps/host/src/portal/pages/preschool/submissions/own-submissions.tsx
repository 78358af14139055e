import { homeSubmissionEndpoints } from '@doorway/api-client/endpoints'
import { useNotify } from '@doorway/admin-kit'
import { ConfirmDialog } from '@doorway/ui'
import type { Schema } from '@doorway/api-client/types'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { Pagination } from '../../../parts/list/pagination'
import { Tabs } from '../../../parts/list/tabs'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import type { HomeData } from './home.loader'
import { SubmissionRow } from './submission-row'
import { submitAddress } from './submit-address'
import { useHomeStrings } from './use-home-strings'

type Submission = Schema<'HomeSubmission'>

export interface OwnSubmissionsProps {
  data: HomeData
  onEdit: (submission: Submission) => void
  /** Called after a removal, so that an open form of the submission is closed. */
  onRemoved: (submission: Submission) => void
}

interface PendingAction {
  act: 'remove' | 'withdraw'
  submission: Submission
}

function ActionConfirmation({
  pending,
  onConfirm,
  onCancel,
}: {
  pending: PendingAction
  onConfirm: () => void
  onCancel: () => void
}) {
  const { words } = useHomeStrings()
  const { title, consent } = pending.submission
  const isRemoval = pending.act === 'remove'
  return (
    <ConfirmDialog
      isOpen
      title={isRemoval ? words.actions.remove : words.actions.withdraw}
      question={isRemoval ? words.removeQuestion(title) : words.withdrawQuestion(title)}
      consequence={isRemoval ? words.removeConsequence : [words.withdrawConsequence, consent && words.withdrawConsent]}
      confirmLabel={isRemoval ? words.actions.remove : words.actions.withdraw}
      isDanger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}

/** The user's own submissions by state, with their actions. */
export function OwnSubmissions({ data: { own, state }, onEdit, onRemoved }: OwnSubmissionsProps) {
  const { words } = useHomeStrings()
  const { revalidate } = useRevalidator()
  const notify = useNotify()
  const [pending, setPending] = useState<PendingAction | null>(null)
  const carryOut = async ({ act, submission }: PendingAction) => {
    setPending(null)
    const calls = pageClient().endpoints(homeSubmissionEndpoints)
    try {
      await (act === 'remove' ? calls.remove(submission.id) : calls.withdraw(submission))
      notify.success(act === 'remove' ? words.removed : words.withdrawn)
      if (act === 'remove') onRemoved(submission)
    } catch (error) {
      notify.failure(error)
    }
    await revalidate()
  }
  const states = ['draft', 'pending', 'published', 'withdrawn'] as const
  const tabs = [
    { to: submitAddress(), label: words.all, isCurrent: state === undefined },
    ...states.map((each) => ({ to: submitAddress(each), label: words.states[each], isCurrent: each === state })),
  ]
  return (
    <section className="dw-upload-section" aria-labelledby="family-mine">
      <h2 id="family-mine">{words.mine}</h2>
      <Tabs label={words.mine} tabs={tabs} />
      {own.rows.length === 0 && (
        <p className="dw-upload-note dw-upload-empty">
          <b>{state === undefined ? words.empty : words.emptyState}</b>
          {state === undefined && <span>{words.emptyHint}</span>}
        </p>
      )}
      <ul className="dw-upload-cards">
        {own.rows.map((submission) => (
          <li key={submission.id} className="dw-upload-card">
            <SubmissionRow
              submission={submission}
              onEdit={() => onEdit(submission)}
              onRemove={() => setPending({ act: 'remove', submission })}
              onWithdraw={() => setPending({ act: 'withdraw', submission })}
            />
          </li>
        ))}
      </ul>
      <Pagination page={own.page} total={own.total} size={own.pageSize} address={(at) => submitAddress(state, at)} />
      {pending && (
        <ActionConfirmation
          pending={pending}
          onConfirm={() => void carryOut(pending)}
          onCancel={() => setPending(null)}
        />
      )}
    </section>
  )
}
