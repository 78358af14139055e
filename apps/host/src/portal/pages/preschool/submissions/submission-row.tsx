import { Button, Chip, type ChipTone } from '@doorway/ui'
import type { Schema } from '@doorway/api-client/types'
import { useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { PictureList } from './picture-list'
import { useHomeStrings } from './use-home-strings'

type Submission = Schema<'HomeSubmission'>

const TONES: Record<Submission['state'], ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  published: 'success',
  withdrawn: 'warning',
}

export interface SubmissionRowProps {
  submission: Submission
  onEdit: () => void
  onRemove: () => void
  onWithdraw: () => void
}

function Facts({ submission }: { submission: Submission }) {
  const { words } = useHomeStrings()
  const { t } = usePreferences()
  const { workKind, field, ageClass, submittedAt, changedAt, consent, files } = submission
  const facts = [
    workKind && words.workKinds[workKind],
    field && t.content.metadataValues.field[field],
    ageClass && t.content.metadataValues.ageClass[ageClass],
    files.length > 0 && words.pictureCount(files.length),
    submittedAt ? words.submittedAt(submittedAt) : words.changedAt(changedAt),
    consent && (consent.withdrawnAt ? words.consentOver(consent.withdrawnAt) : words.consented(consent.givenAt)),
  ]
  return <span className="dw-upload-meta dw-family-facts">{facts.filter(Boolean).join(' · ')}</span>
}

/** The text and the pictures, which are loaded when the row is opened. */
function Content({ submission: { content, files } }: { submission: Submission }) {
  const { words } = useHomeStrings()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="dw-family-content" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.look}</summary>
      {content && <p>{content}</p>}
      {isOpen && files.length > 0 && <PictureList label={words.chosen} pictures={files} />}
    </details>
  )
}

/** One submission: state, metadata, and the actions of its author. */
export function SubmissionRow({ submission, onEdit, onRemove, onWithdraw }: SubmissionRowProps) {
  const { words } = useHomeStrings()
  const { title, state, returnReason } = submission
  return (
    <div className="dw-upload-row">
      <span className="dw-upload-name">{title}</span>
      <Chip tone={TONES[state]}>{words.states[state]}</Chip>
      {state === 'draft' && (
        <span className="dw-upload-actions">
          <Button size="s" aria-label={words.edit(title)} onClick={onEdit}>
            {words.actions.edit}
          </Button>
          <Button size="s" variant="quiet" aria-label={words.remove(title)} onClick={onRemove}>
            {words.actions.remove}
          </Button>
        </span>
      )}
      {(state === 'pending' || state === 'published') && (
        <Button size="s" aria-label={words.withdraw(title)} onClick={onWithdraw}>
          {words.actions.withdraw}
        </Button>
      )}
      <Facts submission={submission} />
      {returnReason !== null && <p className="dw-family-reason">{words.returnedFor(returnReason)}</p>}
      <Content submission={submission} />
    </div>
  )
}
