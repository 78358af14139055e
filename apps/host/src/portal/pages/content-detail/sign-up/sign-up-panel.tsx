import type { Schema } from '@doorway/api-client/types'
import { use } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { CheckinPanel } from './checkin-panel'
import { loadSignUpStrings, type SignUpStrings } from './strings/load-sign-up-strings'
import { reasonOf } from './sign-up-reason'
import { useSignUp } from './use-sign-up'

type Signup = Schema<'ActivitySignup'>

function SeatLine({ signup, words }: { signup: Signup; words: SignUpStrings }) {
  const { taken, capacity, signedAt } = signup
  const reason = reasonOf(signup, words)
  return (
    <p>
      {signedAt !== null && <b>{words.mine(signedAt.slice(0, 16))}</b>}
      <span>{capacity === null ? words.taken(taken) : words.seats(taken, capacity)}</span>
      {reason && <span>{reason}</span>}
    </p>
  )
}

/** Registration panel of a signed-in user: sign up, cancel, or the reason why neither is possible. */
export default function SignUpPanel({ activityId }: { activityId: number }) {
  const words = use(loadSignUpStrings(usePreferences().locale))
  const { t } = usePreferences()
  const { signup, failure, isBusy, done, signUp, cancel, checkIn, retry } = useSignUp(activityId)
  const mayPress = signup !== undefined && reasonOf(signup, words) === undefined
  return (
    <>
      {signup ? <SeatLine signup={signup} words={words} /> : isBusy && <p>{t.failure.loading}</p>}
      {mayPress && (
        <button
          type="button"
          className="dw-portal-button"
          data-variant={signup.signedAt === null ? undefined : 'quiet'}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : signup.signedAt === null ? signUp : cancel}
        >
          {signup.signedAt === null ? words.signUp : words.cancel}
        </button>
      )}
      {signup && <CheckinPanel signup={signup} words={words} isBusy={isBusy} onCheckIn={checkIn} />}
      <p role="status">
        {done === 'signedUp' && words.done}
        {done === 'cancelled' && words.undone}
        {done === 'checkedIn' && words.checkinDone}
        {failure && (failure.text ?? words.failed)}
      </p>
      {!signup && !isBusy && (
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={retry}>
          {words.retry}
        </button>
      )}
    </>
  )
}
