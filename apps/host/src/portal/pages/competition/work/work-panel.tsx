import type { Schema } from '@doorway/api-client/types'
import { lazy, Suspense, useCallback, useEffect, useId, useState, type FormEvent } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { MediaLine } from '../../../parts/media-facts/media-line'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { callsIn } from '../entry/entry-calls'
import OwnWorks from '../entry/own-works'
import { useWorkForm, type WorkForm } from './use-work-form'
import { WorkFiles } from './work-files'
import type { WorkTexts } from './work-values'
import './work.css'

type Work = Schema<'Work'>

const QrCode = lazy(async () => ({ default: (await import('../../../parts/qr-code/qr-code')).QrCode }))

const MAX = { title: 120, summary: 500, textbook: 60, gradeName: 20, knowledge: 100 }
const SHORT = ['textbook', 'gradeName', 'knowledge'] as const

/** The page on which the author finds the receipt again, with its number and hash behind it. */
function receiptAddress(competitionId: number, { receiptNo, contentHash }: NonNullable<Work['submitted']>): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}?id=${competitionId}&tab=works#${receiptNo}-${contentHash}`
}

/** What was submitted: number, time and hash. */
function Receipt({ work }: { work: Work }) {
  const texts = usePageStrings(route).work
  const { submitted, draft, isEditable, workNo } = work
  if (!submitted) return null
  const facts = [
    [texts.receiptNo, submitted.receiptNo],
    [texts.workNo, workNo],
    [texts.submittedAt, submitted.submittedAt],
    [texts.hash, submitted.contentHash],
  ].filter(([, value]) => value !== null)
  return (
    <section className="dw-work-receipt" aria-label={texts.receipt}>
      <h3>{texts.receipt}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {submitted.files.map(({ fileId, name, media, playback }) => (
          <div key={fileId}>
            <dt>{texts.receiptFile}</dt>
            <dd className="dw-work-receipt-file">
              <span>{name}</span>
              <MediaLine media={media} playback={playback} words={texts.mediaWords} />
            </dd>
          </div>
        ))}
      </dl>
      <Suspense fallback={<div className="dw-work-code" />}>
        <QrCode
          className="dw-work-code"
          label={texts.receiptCode}
          text={receiptAddress(work.competitionId, submitted)}
        />
      </Suspense>
      {isEditable && <p>{draft ? texts.pending : texts.changeHint}</p>}
    </section>
  )
}

/** Place and time of a submission that was received and is not executed yet. */
function SubmissionLine({ line: { place, seconds, receivedAt } }: { line: NonNullable<Work['line']> }) {
  const texts = usePageStrings(route).work
  return (
    <section className="dw-work dw-work-line" aria-labelledby="dw-work-line">
      <h2 id="dw-work-line">{texts.line.title}</h2>
      <p role="status" className="dw-work-place">
        {texts.line.place(place, seconds)}
      </p>
      <p>{texts.line.counts(receivedAt)}</p>
      <p className="dw-work-hint">{texts.line.leave}</p>
    </section>
  )
}

interface TextFieldProps {
  name: keyof WorkTexts
  form: WorkForm
}

function TextField({ name, form }: TextFieldProps) {
  const texts = usePageStrings(route).work
  const id = useId()
  const fault = form.status.faults[name]
  const common = {
    id,
    name,
    maxLength: MAX[name],
    value: form.values[name],
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
  }
  return (
    <div className="dw-entry-field">
      <label htmlFor={id}>{texts.fields[name]}</label>
      {name === 'summary' ? (
        <textarea {...common} rows={5} onChange={({ target }) => form.change({ [name]: target.value })} />
      ) : (
        <input {...common} onChange={({ target }) => form.change({ [name]: target.value })} />
      )}
      {name === 'summary' && <p className="dw-work-hint">{texts.summaryHint(form.values.summary.trim().length)}</p>}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="dw-entry-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Requires a confirmation in place before a work is withdrawn. */
function WithdrawButton({ form }: { form: WorkForm }) {
  const texts = usePageStrings(route).work
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming)
    return (
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => setConfirming(true)}>
        {texts.withdraw}
      </button>
    )
  return (
    <span className="dw-entry-confirm" role="group" aria-label={texts.withdrawQuestion}>
      {texts.withdrawQuestion}
      <button
        type="button"
        className="dw-portal-button"
        onClick={() => {
          setConfirming(false)
          void form.withdraw()
        }}
      >
        {texts.withdrawYes}
      </button>
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => setConfirming(false)}>
        {texts.withdrawNo}
      </button>
    </span>
  )
}

interface FormProps {
  competition: CompetitionDetail
  own: Schema<'OwnWork'>
  topic: string
}

function WorkFormView({ competition, own, topic }: FormProps) {
  const texts = usePageStrings(route).work
  const form = useWorkForm(competition, own.work, topic)
  const { work, status } = form
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!status.isBusy) void form.submit()
  }
  if (work?.line) return <SubmissionLine line={work.line} />
  if (work && !work.isEditable)
    return (
      <div className="dw-work">
        <p role="status">{status.message}</p>
        <p role="alert">{status.failure}</p>
        <Receipt work={work} />
      </div>
    )
  return (
    <form className="dw-entry dw-work" noValidate onSubmit={handleSubmit}>
      <h2>{texts.title}</h2>
      {own.closesAt !== null && <p className="dw-work-hint">{texts.until(own.closesAt.slice(0, 16))}</p>}
      {work?.stateReason && <p className="dw-competition-reason">{texts.returned(work.stateReason)}</p>}
      {work && <Receipt work={work} />}
      <TextField name="title" form={form} />
      <TextField name="summary" form={form} />
      <div className="dw-entry-grid">
        {SHORT.map((name) => (
          <TextField key={name} name={name} form={form} />
        ))}
      </div>
      <WorkFiles slots={competition.slots} form={form} />
      <p role="status">{status.message}</p>
      <p role="alert">{status.failure}</p>
      <div className="dw-competition-actions">
        <button type="submit" className="dw-portal-button" aria-disabled={status.isBusy}>
          {texts.submit}
        </button>
        <button
          type="button"
          className="dw-portal-button"
          data-variant="quiet"
          aria-disabled={status.isBusy}
          onClick={() => void form.save()}
        >
          {texts.saveDraft}
        </button>
        {work?.submitted && work.state !== 'withdrawn' && <WithdrawButton form={form} />}
      </div>
    </form>
  )
}

/** The work of the signed-in person: its form while works are accepted, its receipt, and how far the works are. */
export default function WorkPanel({ competition }: { competition: CompetitionDetail }) {
  const { locale, t } = usePreferences()
  const texts = usePageStrings(route)
  const [loaded, setLoaded] = useState<{ own: Schema<'OwnWork'>; topic: string } | null>()
  const read = useCallback(
    (signal?: AbortSignal) =>
      Promise.all([
        callsIn(locale).getOwnWork(competition.id, signal),
        callsIn(locale).get(competition.id, signal),
      ]).then(
        ([own, { entry }]) => setLoaded({ own, topic: entry ? entry.topic : '' }),
        () => {
          if (!signal?.aborted) setLoaded(null)
        },
      ),
    [competition.id, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    void read(stop.signal)
    return () => stop.abort()
  }, [read])
  if (loaded === undefined) return <p className="dw-competition-wait">{t.failure.loading}</p>
  // People who cannot enter have no work, but may have been named in one.
  if (loaded === null) return <OwnWorks competitionId={competition.id} />
  const { own, topic } = loaded
  const mayWrite = own.work ? own.work.isEditable || own.work.line !== null : own.isOpen && own.hasEntry
  if (mayWrite) return <WorkFormView competition={competition} own={own} topic={topic} />
  const opensAt = own.opensAt !== null && own.opensAt > own.serverTime ? own.opensAt : undefined
  return (
    <div className="dw-work">
      {own.isOpen && !own.hasEntry && <p role="status">{texts.work.noEntry}</p>}
      {!own.work && opensAt !== undefined && <p role="status">{texts.work.opensAt(opensAt.slice(0, 16))}</p>}
      {own.work && <Receipt work={own.work} />}
      <OwnWorks competitionId={competition.id} />
    </div>
  )
}
