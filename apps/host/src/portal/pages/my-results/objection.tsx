import { ApiError } from '@doorway/api-client'
import { competitionEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { hostClient } from '../../../session/host-client'
import { usePageStrings } from '../../use-page-strings'
import { route } from './my-results.route'

const MIN = 20
const MAX = 1000
const MINUTES = 16

type Row = Schema<'MyResult'>

const isOpen = ({ state }: Schema<'OwnObjection'>) => state === 'received' || state === 'checking'

/** One's own objection with its state and, once it is decided, the reply. */
function Submitted({ objection }: { objection: Schema<'OwnObjection'> }) {
  const { objection: texts } = usePageStrings(route)
  const { state, content, reply, createdAt } = objection
  return (
    <div className="dw-result-objected" data-state={state}>
      <h3>
        {texts.title} <span className="dw-result-objection-state">{texts.states[state]}</span>
      </h3>
      <p>{content}</p>
      <p className="dw-result-objection-note">{texts.at(createdAt.slice(0, MINUTES))}</p>
      {reply !== null && (
        <p className="dw-result-reply">
          <b>{texts.reply}</b> {reply}
        </p>
      )}
    </div>
  )
}

/** Sending an objection: the form's own check first, then what the server finds. */
function useSubmit(workId: number, onSent: () => void) {
  const { objection: texts } = usePageStrings(route)
  const { locale } = usePreferences()
  const { revalidate } = useRevalidator()
  const field = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const show = (text: string) => {
    setFault(text)
    field.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const content = field.current?.value.trim()
    if (content === undefined || Array.from(content).length < MIN) return show(texts.fault)
    setFault(undefined)
    setSending(true)
    try {
      await hostClient().withLocale(locale).endpoints(competitionEndpoints).submitObjection(workId, content)
      onSent()
      await revalidate()
    } catch (error) {
      const [first] = error instanceof ApiError ? error.fieldErrors : []
      show(first?.msg ?? (error instanceof ApiError && error.message ? error.message : texts.failed))
    } finally {
      setSending(false)
    }
  }
  return { field, fault, isSending, send }
}

function ObjectionForm({ row, onClose, onSent }: { row: Row; onClose: () => void; onSent: () => void }) {
  const { objection: texts } = usePageStrings(route)
  const id = useId()
  const { field, fault, isSending, send } = useSubmit(row.workId, onSent)
  return (
    <form className="dw-result-objection-form" noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        ref={field}
        id={id}
        rows={5}
        required
        maxLength={MAX}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
      />
      <p id={`${id}-hint`} className="dw-result-objection-note">
        {texts.hint}
      </p>
      <p id={`${id}-fault`} className="dw-result-objection-fault" role="alert">
        {fault}
      </p>
      <p className="dw-result-objection-actions">
        <button type="submit" className="dw-portal-button" disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </button>
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </p>
    </form>
  )
}

/** The notice of a result: when objections are accepted, one's own objection, and the form of one. */
export function Objection({ row }: { row: Row }) {
  const texts = usePageStrings(route)
  const [isWriting, setWriting] = useState(false)
  const [isSent, setSent] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { notice, objection } = row
  const mayObject = notice?.state === 'open' && (objection === null || !isOpen(objection))
  const close = () => {
    setWriting(false)
    // The opener is there again only after this render.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const sent = () => {
    setWriting(false)
    setSent(true)
  }
  return (
    <section className="dw-result-objection" aria-label={`${texts.objection.title} ${row.title}`}>
      {objection && <Submitted objection={objection} />}
      {notice?.state === 'before' && (
        <p className="dw-result-objection-note">
          {texts.notice.before(notice.from.slice(0, MINUTES), notice.to.slice(0, MINUTES))}
        </p>
      )}
      {notice?.state === 'over' && <p className="dw-result-objection-note">{texts.notice.over}</p>}
      {mayObject && <p className="dw-result-objection-note">{texts.notice.open(notice.to.slice(0, MINUTES))}</p>}
      <p role="status">{isSent && texts.objection.sent}</p>
      {mayObject && !isWriting && (
        <p>
          <button
            ref={opener}
            type="button"
            className="dw-portal-button"
            data-variant="quiet"
            onClick={() => {
              setSent(false)
              setWriting(true)
            }}
          >
            {texts.objection.open}
          </button>
        </p>
      )}
      {/* What is written stays when the period ends meanwhile: the server then says so. */}
      {isWriting && <ObjectionForm row={row} onClose={close} onSent={sent} />}
    </section>
  )
}
