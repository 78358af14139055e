import type { Schema } from '@doorway/api-client/types'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import type { CompetitionDetail, StageSubjects } from '../../../data/portal-reader'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { callsIn } from './entry-calls'
import { EntryFields } from './entry-fields'
import { useEntryForm } from './use-entry-form'
import { useOwnCompetition } from './use-own-competition'

type Entry = Schema<'Entry'>

interface PanelProps {
  competition: CompetitionDetail
  stages: readonly StageSubjects[]
}

const EDITABLE: readonly Entry['state'][] = ['draft', 'submitted', 'returned']

/** How the entry stands: its state, its receipt, and why it came back. */
function Standing({ entry }: { entry: Entry }) {
  const texts = usePageStrings(route)
  return (
    <p className="dw-entry-standing" data-state={entry.state}>
      <b>{texts.entryStates[entry.state]}</b>
      {entry.receiptNo !== null && <span>{texts.receipt(entry.receiptNo)}</span>}
      {entry.stateReason !== null && <span className="dw-competition-reason">{texts.returned(entry.stateReason)}</span>}
    </p>
  )
}

interface FormProps extends PanelProps {
  entry: Entry | null
}

/** Requires a confirmation in place before an entry is cancelled. */
function CancelButton({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const texts = usePageStrings(route)
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming)
    return (
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => setConfirming(true)}>
        {texts.cancelEntry}
      </button>
    )
  return (
    <span className="dw-entry-confirm" role="group" aria-label={texts.cancelQuestion}>
      {texts.cancelQuestion}
      <button type="button" className="dw-portal-button" aria-disabled={isBusy} onClick={onCancel}>
        {texts.cancelYes}
      </button>
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => setConfirming(false)}>
        {texts.cancelNo}
      </button>
    </span>
  )
}

function EntryForm({ competition, stages, entry }: FormProps) {
  const texts = usePageStrings(route)
  const form = useEntryForm(competition, entry)
  const { values, status, change } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(status.faults).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [status.faults])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!status.busy) void form.submit()
  }
  return (
    <form ref={element} className="dw-entry" noValidate onSubmit={handleSubmit}>
      <h2>{entry ? texts.changeEntry : texts.newEntry}</h2>
      {entry && <Standing entry={entry} />}
      <EntryFields competition={competition} stages={stages} values={values} faults={status.faults} onChange={change} />
      <p role="status">{status.message}</p>
      <p role="alert">{status.failure}</p>
      <div className="dw-competition-actions">
        <button type="submit" className="dw-portal-button" aria-disabled={status.busy !== undefined}>
          {entry?.state === 'submitted' ? texts.saveChanges : texts.submit}
        </button>
        {entry?.state !== 'submitted' && (
          <button
            type="button"
            className="dw-portal-button"
            data-variant="quiet"
            aria-disabled={status.busy !== undefined}
            onClick={() => !status.busy && void form.save()}
          >
            {texts.saveDraft}
          </button>
        )}
        {entry && <CancelButton isBusy={status.busy !== undefined} onCancel={() => void form.cancel()} />}
      </div>
    </form>
  )
}

/** Which rules keep the person from entering. */
function Refused({ competitionId }: { competitionId: number }) {
  const { locale, t } = usePreferences()
  const texts = usePageStrings(route)
  const [rules, setRules] = useState<readonly string[]>()
  useEffect(() => {
    const stop = new AbortController()
    callsIn(locale)
      .getEligibility(competitionId, stop.signal)
      .then(
        ({ failedRules }) => setRules(failedRules),
        () => !stop.signal.aborted && setRules([]),
      )
    return () => stop.abort()
  }, [competitionId, locale])
  if (!rules) return <p className="dw-competition-wait">{t.failure.loading}</p>
  const words: Readonly<Record<string, string>> = texts.failedRules
  const shown = rules.flatMap((rule) => words[rule] ?? [])
  return (
    <div className="dw-entry-refused" role="status">
      <p>{texts.notEligible}</p>
      <ul>
        {(shown.length > 0 ? shown : [texts.notAllowed]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** The sign-up of the signed-in person: the form while it can be changed, else how it stands or why there is none. */
export default function EntryPanel({ competition, stages }: PanelProps) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { own, retry } = useOwnCompetition(competition.id)
  if (own === undefined) return <p className="dw-competition-wait">{t.failure.loading}</p>
  if (own === null)
    return (
      <p role="alert">
        {texts.failed}{' '}
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={retry}>
          {texts.retry}
        </button>
      </p>
    )
  const { entry, viewerActions } = own
  const isOpen = viewerActions.some((action) => action === 'signUp' || action === 'editEntry')
  if (isOpen && (!entry || EDITABLE.includes(entry.state)))
    return <EntryForm competition={own} stages={stages} entry={entry} />
  if (!entry) return <Refused competitionId={competition.id} />
  return (
    <section className="dw-entry">
      <h2>{entry.topic}</h2>
      <Standing entry={entry} />
    </section>
  )
}
