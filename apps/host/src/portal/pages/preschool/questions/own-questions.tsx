import { expertQuestionEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../preschool.route'
import { AskForm, messageOf, type QuestionDraft } from './ask-form'
import './own-questions.css'

type Question = Schema<'OwnQuestion'>

const SHOWN = 20
const DAY = 10

/** One's own questions, the newest first; loaded again after each new one. */
function useOwnQuestions() {
  const { locale } = usePreferences()
  const { ask: texts } = usePageStrings(route)
  const [questions, setQuestions] = useState<readonly Question[]>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const calls = () => hostClient().withLocale(locale).endpoints(expertQuestionEndpoints)
  const load = async () => {
    latest.current += 1
    const mine = latest.current
    try {
      const { rows } = await calls().listOwn(1, SHOWN)
      // A response to an older request would lack the newest question.
      if (mine !== latest.current) return
      setQuestions(rows)
      setFailure(undefined)
    } catch (error) {
      setFailure(messageOf(error) ?? texts.failed)
    }
  }
  const first = useRef(load)
  useEffect(() => void first.current(), [])
  const send = async ({ question, age, topic }: QuestionDraft) => {
    await calls().ask({ question: question.trim(), age: age === '' ? null : Number(age), topic: topic || null })
    await load()
  }
  return { questions, failure, send }
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
