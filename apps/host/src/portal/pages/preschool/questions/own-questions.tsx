import { ApiError } from '@doorway/api-client'
import { expertQuestionEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../preschool.route'
import './own-questions.css'

type Question = Schema<'OwnQuestion'>
type Draft = Parameters<ReturnType<typeof expertQuestionEndpoints>['ask']>[0]

const MIN = 5
const MAX = 300
const SHOWN = 20
const DAY = 10
const topics = ['health', 'nutrition', 'mind', 'safety', 'entering', 'bridging'] as const

const messageOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return undefined
  return error.fieldErrors[0]?.msg ?? (error.message || undefined)
}

/** One's own questions, the newest first; loaded again after each new one. */
function useOwnQuestions() {
  const { locale } = usePreferences()
  const { ask: texts } = usePageStrings(route)
  const [questions, setQuestions] = useState<readonly Question[]>()
  const [failure, setFailure] = useState<string>()
  const calls = () => hostClient().withLocale(locale).endpoints(expertQuestionEndpoints)
  const load = async () => {
    try {
      setQuestions((await calls().listOwn(1, SHOWN)).rows)
      setFailure(undefined)
    } catch (error) {
      setFailure(messageOf(error) ?? texts.failed)
    }
  }
  const first = useRef(load)
  useEffect(() => void first.current(), [])
  const send = async (draft: Draft) => {
    const question = await calls().ask(draft)
    setQuestions((known = []) => [question, ...known])
  }
  return { questions, failure, send }
}

interface AskFormProps {
  onSend: (draft: Draft) => Promise<void>
  onClose: () => void
}

/** The form of a question: its own check first, then what the server finds. What is written stays until it is sent. */
function AskForm({ onSend, onClose }: AskFormProps) {
  const { ask: texts } = usePageStrings(route)
  const { t } = usePreferences()
  const values = t.content.metadataValues
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState<string>()
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing')
  useEffect(() => field.current?.focus(), [])
  const show = (text: string) => {
    setPhase('writing')
    setFault(text)
    field.current?.focus()
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'sending') return
    const form = event.currentTarget
    const data = new FormData(form)
    const textOf = (name: string) =>
      data
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join('')
    const question = textOf('question').trim()
    const age = textOf('age')
    if (question.length < MIN) return show(texts.short)
    setFault(undefined)
    setPhase('sending')
    try {
      await onSend({
        question,
        age: age === '' ? null : Number(age),
        topic: topics.find((topic) => topic === data.get('topic')) ?? null,
      })
      form.reset()
      setPhase('sent')
    } catch (error) {
      show(messageOf(error) ?? texts.failed)
    }
  }
  return (
    <form className="dw-ask-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        ref={field}
        id={id}
        name="question"
        rows={4}
        required
        maxLength={MAX}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={() => phase === 'sent' && setPhase('writing')}
      />
      <p id={`${id}-hint`} className="dw-ask-note">
        {texts.hint}
      </p>
      <p id={`${id}-fault`} className="dw-ask-fault" role="alert">
        {fault}
      </p>
      <div className="dw-ask-choices">
        <label>
          {texts.age}
          <select name="age" defaultValue="">
            <option value="">{texts.any}</option>
            {Object.entries(values.age).map(([age, label]) => (
              <option key={age} value={age}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.topic}
          <select name="topic" defaultValue="">
            <option value="">{texts.any}</option>
            {topics.map((topic) => (
              <option key={topic} value={topic}>
                {values.topic[topic]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="dw-ask-actions">
        <button type="submit" className="dw-portal-button" aria-busy={phase === 'sending'}>
          {phase === 'sending' ? texts.sending : texts.send}
        </button>
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </p>
      <p role="status">{phase === 'sent' && texts.sent}</p>
    </form>
  )
}

function OwnQuestion({ question: { question, state, createdAt, reply, declineReason } }: { question: Question }) {
  const { ask: texts } = usePageStrings(route)
  return (
    <li>
      <p>
        <b>{question}</b> <span className="dw-ask-state">{texts.states[state]}</span>
      </p>
      {reply !== null && <p className="dw-ask-reply">{reply}</p>}
      {declineReason !== null && (
        <p>
          {texts.declined}
          {declineReason}
        </p>
      )}
      {createdAt !== null && <time className="dw-ask-note">{createdAt.slice(0, DAY)}</time>}
    </li>
  )
}

/** The form of a question to the experts, and below it the reader's own questions with their replies. */
export default function OwnQuestions({ onClose }: { onClose: () => void }) {
  const { ask: texts } = usePageStrings(route)
  const { t } = usePreferences()
  const { questions, failure, send } = useOwnQuestions()
  return (
    <section className="dw-ask" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <AskForm onSend={send} onClose={onClose} />
      <h3>{texts.own}</h3>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {!questions && failure === undefined && <p role="status">{t.failure.loading}</p>}
      {questions?.length === 0 && <p className="dw-ask-note">{texts.none}</p>}
      {questions && questions.length > 0 && (
        <ul>
          {questions.map((question) => (
            <OwnQuestion key={question.id} question={question} />
          ))}
        </ul>
      )}
    </section>
  )
}
