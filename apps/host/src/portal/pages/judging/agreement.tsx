import type { Schema } from '@doorway/api-client/types'
import { useState, type FormEvent } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { DeclineDialog } from './decline-dialog'
import { callsIn, messageOf } from './judging-calls'
import { route } from './judging.route'

export interface AgreementProps {
  round: Schema<'JudgeTasks'>['rounds'][number]
  version: string
  onSigned: () => void
  onDeclined: () => void
}

/** The invitation to a round: it is accepted by signing the agreement, before the first work is opened, or declined. */
export function Agreement({ round, version, onSigned, onDeclined }: AgreementProps) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const words = texts.agreement
  const [isAgreed, setAgreed] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isDeclining, setDeclining] = useState(false)
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAgreed) return setFailure(words.required)
    try {
      await callsIn(locale).signAgreement(round.id, version)
      onSigned()
    } catch (error) {
      setFailure(messageOf(error) ?? texts.failed)
    }
  }
  return (
    <>
      <form className="dw-judging-agreement" noValidate onSubmit={(event) => void sign(event)}>
        <h2>{words.title}</h2>
        <p className="dw-judging-note">
          <span lang="zh-CN">
            {round.competitionName} · {round.name}
          </span>{' '}
          {words.lead}
        </p>
        <ol>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <label className="dw-judging-check">
          <input
            type="checkbox"
            checked={isAgreed}
            aria-invalid={failure === words.required || undefined}
            onChange={(event) => {
              setAgreed(event.target.checked)
              setFailure(undefined)
            }}
          />
          {words.agree}
        </label>
        <p role="alert">{failure}</p>
        <div className="dw-judging-actions">
          <button type="submit" className="dw-portal-button">
            {words.sign}
          </button>
          <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => setDeclining(true)}>
            {words.decline}
          </button>
        </div>
      </form>
      {isDeclining && <DeclineDialog roundId={round.id} onDone={onDeclined} onClose={() => setDeclining(false)} />}
    </>
  )
}
