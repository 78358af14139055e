import { useEffect, useState } from 'react'
import { EntryButton, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { codeOf, endOf, MAX_TRIES, secondsToResend, type SentCode } from './code-state'
import { route } from './forgot-password.route'
import type { ResetForm } from './use-reset-form'

const TICK_MS = 1_000

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What else one can do: another code, or another name. */
export function CodeActions({ form, sent }: { form: ResetForm; sent: SentCode }) {
  const texts = usePageStrings(route)
  const seconds = secondsToResend(sent, useNow())
  const isBusy = form.work !== undefined
  return (
    <div className="dw-forgot-actions">
      {form.values.channel !== 'recovery' && (
        <EntryButton isQuiet isBusy={seconds > 0 || isBusy} onClick={() => void form.resend()}>
          {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
        </EntryButton>
      )}
      <EntryButton isQuiet isBusy={isBusy} onClick={() => form.goTo('name')}>
        {texts.otherName}
      </EntryButton>
    </div>
  )
}

/** The code from the mail, the text message or the recovery codes. The same for every login name, known or not. */
export function CodeStep({ form, sent }: { form: ResetForm; sent: SentCode }) {
  const texts = usePageStrings(route)
  const end = endOf(sent, useNow())
  const { channel } = form.values
  const endTexts = { expired: texts.expired, spent: texts.spent(MAX_TRIES) }
  return (
    <>
      <p className="dw-forgot-note" role="status">
        {sent.isAgain ? texts.sentAgain[channel] : texts.sent[channel]}
      </p>
      <div className="dw-forgot-code" data-channel={channel}>
        <TextEntry
          name="code"
          label={texts.code}
          hint={texts.codeHint[channel]}
          error={end ? endTexts[end] : form.faults.code}
          isRequired
          inputMode={channel === 'recovery' ? undefined : 'numeric'}
          autoComplete={channel === 'recovery' ? 'off' : 'one-time-code'}
          value={form.values.code}
          onChange={(typed) => form.change({ code: codeOf(channel, typed) })}
        />
      </div>
    </>
  )
}
