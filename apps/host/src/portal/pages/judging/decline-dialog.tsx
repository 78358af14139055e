import { useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { callsIn, messageOf } from './judging-calls'
import { JudgingDialog } from './judging-dialog'
import { route } from './judging.route'

const MIN_TEXT = 5

export interface DeclineProps {
  roundId: number
  onDone: () => void
  onClose: () => void
}

/** Declines to judge in a round with a reason, which only its organisers read. */
export function DeclineDialog({ roundId, onDone, onClose }: DeclineProps) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const words = texts.agreement
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    if (reason.trim().length < MIN_TEXT) return setFailure(words.declineMissing)
    try {
      await callsIn(locale).decline(roundId, reason)
      onDone()
    } catch (error) {
      setFailure(messageOf(error) ?? texts.failed)
    }
  }
  return (
    <JudgingDialog
      title={words.decline}
      yes={words.decline}
      no={texts.cancel}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.declineLead}</p>
      <label className="dw-judging-field">
        {words.declineReason}
        <textarea
          rows={3}
          maxLength={300}
          value={reason}
          aria-invalid={failure === words.declineMissing || undefined}
          onChange={(event) => {
            setReason(event.target.value)
            setFailure(undefined)
          }}
        />
      </label>
      <p role="alert">{failure}</p>
    </JudgingDialog>
  )
}
