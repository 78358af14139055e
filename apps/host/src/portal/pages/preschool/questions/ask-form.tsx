import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { toOptions } from '../../../parts/list/options'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../preschool.route'
import { storeDraft, storedDraft } from './draft-storage'

const MIN = 5
const MAX = 300

/** What the form holds; nothing chosen is an empty text. */
export interface QuestionDraft {
  question: string
  age: string
  topic: Schema<'ParentingTopic'> | ''
}

const nothing: QuestionDraft = { question: '', age: '', topic: '' }

/** Why a request failed, in the words of the server; undefined where it has none. */
export function messageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.fieldErrors[0]?.msg ?? (error.message || undefined)
}

interface ChoiceProps {
  label: string
  words: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

function Choice({ label, words, value, onChange }: ChoiceProps) {
  const { ask: texts } = usePageStrings(route)
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.any}</option>
        {toOptions(words).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

export interface AskFormProps {
  onSend: (draft: QuestionDraft) => Promise<void>
  onClose: () => void
}

/** The form of a question: its own check first, then what the server finds. What is written stays until it is sent. */
export function AskForm({ onSend, onClose }: AskFormProps) {
  const { ask: texts } = usePageStrings(route)
  const { t } = usePreferences()
  const { age: ages, topic: topics } = t.content.metadataValues
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(() => storedDraft() ?? nothing)
  const latest = useRef(draft)
  const [fault, setFault] = useState<string>()
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing')
  useEffect(() => field.current?.focus(), [])
  const change = (part: Partial<QuestionDraft>) => {
    const next = { ...draft, ...part }
    latest.current = next
    setDraft(next)
    storeDraft(next)
    if (phase === 'sent') setPhase('writing')
  }
  const show = (text: string) => {
    setPhase('writing')
    setFault(text)
    field.current?.focus()
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (phase === 'sending') return
    if (draft.question.trim().length < MIN) return show(texts.short)
    setFault(undefined)
    setPhase('sending')
    try {
      await onSend(draft)
    } catch (error) {
      return show(messageOf(error) ?? texts.failed)
    }
    setPhase('sent')
    // What was typed while the question was being sent stays.
    if (latest.current !== draft) return
    latest.current = nothing
    setDraft(nothing)
    storeDraft(undefined)
  }
  const topicOf = (value: string) => Object.keys(topics).find((known): known is keyof typeof topics => known === value)
  return (
    <form className="dw-ask-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        required
        maxLength={MAX}
        value={draft.question}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => change({ question: event.target.value })}
      />
      <p id={`${id}-hint`} className="dw-ask-note">
        {texts.hint}
      </p>
      <p id={`${id}-fault`} className="dw-ask-fault" role="alert">
        {fault}
      </p>
      <div className="dw-ask-choices">
        <Choice label={texts.age} words={ages} value={draft.age} onChange={(age) => change({ age })} />
        <Choice
          label={texts.topic}
          words={topics}
          value={draft.topic}
          onChange={(value) => change({ topic: topicOf(value) ?? nothing.topic })}
        />
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
