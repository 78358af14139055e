import { schoolChangeEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useNotify } from '@doorway/admin-kit'
import { Button, Chip, ConfirmDialog, Timeline, type ChipTone, type TimelineEntry } from '@doorway/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../use-page-strings'
import { route } from './change-school.route'

type SchoolChange = Schema<'SchoolChange'>
type Words = ReturnType<typeof usePageStrings<typeof import('./strings/zh').zh>>

const TONES: Record<SchoolChange['state'], ChipTone> = {
  submitted: 'accent',
  out_agreed: 'accent',
  in_agreed: 'accent',
  authority_agreed: 'accent',
  effective: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

/** The steps of a request with what has been decided, and what comes next. */
function entriesOf(change: SchoolChange, words: Words): TimelineEntry[] {
  const { steps, currentStep, createdAt, state, effectiveOn } = change
  const isOver = state === 'rejected' || state === 'withdrawn'
  const shown = isOver ? steps.filter(({ decision }) => decision !== null) : steps
  return [
    { id: 'sent', time: createdAt, title: words.sent, tone: 'success' },
    ...shown.map(({ step, orgName, decision, at, reason }): TimelineEntry => {
      const waiting = step === currentStep ? words.deciding : words.later
      return {
        id: step,
        time: at ?? waiting,
        title: `${words.steps[step]}${orgName === null ? '' : ` · ${orgName}`}`,
        details: decision && [words.decisions[decision], reason].filter(Boolean).join(words.colon),
        tone: decision === 'agree' ? 'success' : decision === 'reject' ? 'danger' : 'neutral',
      }
    }),
    ...(isOver
      ? []
      : [
          {
            id: 'effect',
            time: effectiveOn,
            title: state === 'effective' ? words.done : words.effect,
            tone: state === 'effective' ? ('success' as const) : ('neutral' as const),
          },
        ]),
  ]
}

function RequestCard({ change, onWithdraw }: { change: SchoolChange; onWithdraw: () => void }) {
  const words = usePageStrings(route)
  const { userName, kind, fromSchoolName, toSchoolName, toGradeName, toClassName, reason, state, files } = change
  const target = [toSchoolName, toGradeName, toClassName].filter(Boolean).join(' ')
  return (
    <>
      <div className="dw-change-row">
        <h3>{words.fromTo(userName, fromSchoolName ?? words.noSchool, target)}</h3>
        <Chip tone={TONES[state]}>{words.states[state]}</Chip>
      </div>
      <p className="dw-change-note">
        {words.kinds[kind]} · {reason}
      </p>
      {files.length > 0 && (
        <p className="dw-change-row">
          {files.map(({ id, name, url }) => (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </p>
      )}
      <Timeline label={words.progressOf(userName)} entries={entriesOf(change, words)} />
      {change.mayWithdraw && (
        <p>
          <Button aria-label={words.withdrawOf(userName)} onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        </p>
      )}
    </>
  )
}

/** Requests with the timeline of their approvals; before the first decision they can be withdrawn. */
export function RequestList({ requests }: { requests: readonly SchoolChange[] }) {
  const words = usePageStrings(route)
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState<SchoolChange | null>(null)
  const withdraw = async ({ id }: SchoolChange) => {
    setLeaving(null)
    try {
      await pageClient().endpoints(schoolChangeEndpoints).withdraw(id)
      notify.success(words.withdrawn)
    } catch (error) {
      notify.failure(error)
    }
    await revalidate()
  }
  return (
    <section className="dw-change-section" aria-labelledby="change-requests">
      <h2 id="change-requests">{words.requests}</h2>
      {requests.length === 0 && <p className="dw-change-note">{words.noRequests}</p>}
      <ul className="dw-change-cards">
        {requests.map((change) => (
          <li key={change.id} className="dw-change-card">
            <RequestCard change={change} onWithdraw={() => setLeaving(change)} />
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          isOpen
          isDanger
          title={words.withdraw}
          question={words.withdrawQuestion(leaving.toSchoolName)}
          confirmLabel={words.withdraw}
          onConfirm={() => void withdraw(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  )
}
