import type { Schema } from '@doorway/api-client/types'
import type { SyntheticEvent } from 'react'
import type { SignUpStrings } from './strings/load-sign-up-strings'

export interface CheckinPanelProps {
  signup: Schema<'ActivitySignup'>
  words: SignUpStrings
  isBusy: boolean
  /** `code` is the six digits that the organiser shows. */
  onCheckIn: (code: string) => void
}

const toMinutes = (time: string) => time.slice(0, 16)

function CodeForm({ words, isBusy, onCheckIn }: Omit<CheckinPanelProps, 'signup'>) {
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (!isBusy && typeof code === 'string') onCheckIn(code.trim())
  }
  return (
    <form className="dw-checkin-form" onSubmit={handleSubmit}>
      <label>
        <span>{words.code}</span>
        <input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          maxLength={8}
          required
          title={words.codeFormat}
          aria-describedby="checkin-hint"
        />
      </label>
      <button type="submit" className="dw-portal-button" aria-disabled={isBusy}>
        {words.checkIn}
      </button>
      <small id="checkin-hint">{words.codeHint}</small>
    </form>
  )
}

/** Check-in at the venue: its time, the code field, and the result. The server's clock decides. */
export function CheckinPanel({ signup, words, isBusy, onCheckIn }: CheckinPanelProps) {
  const { from, until, isOpen, checkedAt, creditHours, code } = signup.checkin
  const isTakingPart = signup.signedAt !== null
  if (!isTakingPart && code === null) return null
  return (
    <section className="dw-checkin" aria-labelledby="checkin">
      <h3 id="checkin">{words.checkin}</h3>
      {code !== null && <p>{words.ownCode(code)}</p>}
      {checkedAt === null ? (
        <p>
          <span>{words.checkinTime(toMinutes(from), toMinutes(until))}</span>
          {isTakingPart && creditHours !== null && <span>{words.offered(creditHours)}</span>}
        </p>
      ) : (
        <p>
          <b>{words.checkedIn(toMinutes(checkedAt))}</b>
          {creditHours !== null && <b>{words.credited(creditHours)}</b>}
        </p>
      )}
      {isTakingPart && isOpen && checkedAt === null && <CodeForm words={words} isBusy={isBusy} onCheckIn={onCheckIn} />}
    </section>
  )
}
