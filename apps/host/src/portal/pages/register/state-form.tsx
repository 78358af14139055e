import { useState, type FormEvent } from 'react'
import { EntryButton, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { getRegistrationState, type RegistrationState } from '../../data/registration-calls'
import { route } from './register.route'

const TRACK_NO = /^ZC[0-9A-Z]{10}$/

function Result({ state }: { state: RegistrationState }) {
  const texts = usePageStrings(route)
  return (
    <div className="dw-register-state" role="status">
      <p className="dw-register-name">{texts.states[state.state]}</p>
      <p>{texts.stateLine(state.reviewer, state.submittedAt)}</p>
      {state.reason && <p>{texts.reason(state.reason)}</p>}
    </div>
  )
}

/** How far a request is, by its tracking number. */
export function StateForm() {
  const texts = usePageStrings(route)
  const [trackNo, setTrackNo] = useState('')
  const [fault, setFault] = useState<string>()
  const [state, setState] = useState<RegistrationState>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const wanted = trackNo.trim().toUpperCase()
    setState(undefined)
    if (!TRACK_NO.test(wanted)) return setFault(texts.trackNoFormat)
    setFault(undefined)
    setBusy(true)
    const found = await getRegistrationState(wanted)
    setBusy(false)
    if (typeof found === 'string') setFault(found === 'absent' ? texts.trackNoAbsent : texts.failed)
    else setState(found)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void submit()
  }
  return (
    <section aria-labelledby="request-state">
      <h2 id="request-state">{texts.findState}</h2>
      <form className="dw-register-find" noValidate onSubmit={handleSubmit}>
        <TextEntry
          name="trackNo"
          label={texts.trackNo}
          hint={texts.trackNoHint}
          error={fault}
          maxLength={20}
          value={trackNo}
          onChange={setTrackNo}
        />
        <EntryButton type="submit" isBusy={isBusy}>
          {texts.find}
        </EntryButton>
      </form>
      {state && <Result state={state} />}
    </section>
  )
}
