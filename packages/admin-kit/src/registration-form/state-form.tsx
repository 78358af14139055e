import { useId, useState, type FormEvent } from 'react'
import type { RegistrationState } from './registration-calls'
import { useRegistrationParts } from './registration-parts'

const TRACK_NO = /^ZC[0-9A-Z]{10}$/

function FoundState({ state: { state, reviewer, submittedAt, reason, isMerged } }: { state: RegistrationState }) {
  const { text } = useRegistrationParts()
  return (
    <div className="dw-register-state" role="status">
      <p className="dw-register-name">{text(isMerged ? 'state.merged' : `state.${state}`)}</p>
      <p>{text('state.line', { reviewer, at: submittedAt })}</p>
      {reason && <p>{text('state.reason', { text: reason })}</p>}
    </div>
  )
}

/** How far a request is, by its tracking number. */
export function StateForm() {
  const {
    text,
    calls,
    fields: { Text, Button },
  } = useRegistrationParts()
  const heading = useId()
  const [trackNo, setTrackNo] = useState('')
  const [fault, setFault] = useState<string>()
  const [state, setState] = useState<RegistrationState>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const wanted = trackNo.trim().toUpperCase()
    setState(undefined)
    if (!TRACK_NO.test(wanted)) return setFault(text('state.format'))
    setFault(undefined)
    setBusy(true)
    const found = await calls.getState(wanted)
    setBusy(false)
    if (typeof found === 'string') setFault(text(`state.${found}`))
    else setState(found)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void submit()
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('state.title')}</h2>
      <form className="dw-register-find" noValidate onSubmit={handleSubmit}>
        <Text
          name="trackNo"
          label={text('trackNo')}
          hint={text('state.hint')}
          error={fault}
          maxLength={20}
          value={trackNo}
          onChange={setTrackNo}
        />
        <Button type="submit" isBusy={isBusy}>
          {text('state.find')}
        </Button>
      </form>
      {state && <FoundState state={state} />}
    </section>
  )
}
