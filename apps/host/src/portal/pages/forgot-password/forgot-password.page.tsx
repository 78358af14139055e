import type { PageStringsModule } from '../../../strings/load-page-strings'
import { type KeyboardEvent, useRef } from 'react'
import { EntryButton, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { channels } from './code-state'
import { CodeActions, CodeStep } from './code-step'
import { route } from './forgot-password.route'
import { PasswordStep } from './password-step'
import { type ResetForm, type Step, steps, useResetForm } from './use-reset-form'
import './forgot-password.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

function Help() {
  const texts = usePageStrings(route)
  return (
    <section className="dw-forgot-help" aria-labelledby="forgot-help">
      <h2 id="forgot-help">{texts.helpTitle}</h2>
      <dl>
        {texts.help.map(({ question, text }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Done() {
  const texts = usePageStrings(route)
  return (
    <>
      <h2 tabIndex={-1}>{texts.done}</h2>
      <p className="dw-forgot-lead">{texts.doneHint}</p>
      <div className="dw-forgot-actions">
        <a href="/login" className="dw-portal-button dw-entry-button">
          {texts.signIn}
        </a>
      </div>
    </>
  )
}

function StepHead({ step }: { step: Exclude<Step, 'done'> }) {
  const texts = usePageStrings(route)
  const number = steps.indexOf(step) + 1
  return (
    <div>
      <h2 tabIndex={-1}>{texts.stepLine(number, steps.length, texts.steps[step])}</h2>
      <progress className="dw-forgot-progress" max={steps.length} value={number} aria-hidden="true" />
    </div>
  )
}

function NameStep({ form: { values, faults, change } }: { form: ResetForm }) {
  const texts = usePageStrings(route)
  return (
    <>
      <TextEntry
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        error={faults.username}
        isRequired
        autoComplete="username"
        maxLength={100}
        value={values.username}
        onChange={(username) => change({ username })}
      />
      <fieldset className="dw-forgot-channels">
        <legend>{texts.channel}</legend>
        {channels.map((channel) => (
          <label key={channel}>
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={values.channel === channel}
              onChange={() => change({ channel })}
            />
            <b>{texts.channels[channel]}</b>
            <small>{texts.channelHints[channel]}</small>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="dw-entry-error" role="alert">
      {text}
    </p>
  )
}

function Fields({ form, step }: { form: ResetForm; step: Exclude<Step, 'done'> }) {
  const texts = usePageStrings(route)
  const { work } = form
  const proof = step === 'password' ? undefined : work
  return (
    <>
      <StepHead step={step} />
      {step === 'name' && <NameStep form={form} />}
      {step === 'code' && form.sent && <CodeStep form={form} sent={form.sent} />}
      {step === 'password' && <PasswordStep form={form} />}
      <Failure text={form.failure} />
      <div className="dw-forgot-actions">
        <EntryButton isBusy={work !== undefined} onClick={form.go}>
          {proof ? texts.proving(proof) : texts.submit[step]}
        </EntryButton>
      </div>
      {step === 'code' && form.sent && <CodeActions form={form} sent={form.sent} />}
    </>
  )
}

/** /change-password: a new password by a code from one's mailbox or phone, or a recovery code (domain 1.2). */
export function Component() {
  const texts = usePageStrings(route)
  const element = useRef<HTMLFormElement>(null)
  const form = useResetForm(element)
  const { step } = form
  const handleKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(event.target.type)
    // Enter that ends the composition of a character is no request.
    if (event.key !== 'Enter' || !isField || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.go()
  }
  return (
    <div className="dw-forgot dw-portal-container">
      <header>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="dw-forgot-lead">{texts.lead}</p>
      </header>
      <div className="dw-forgot-columns">
        {/* A dialog's method leads nowhere: before the script runs Enter must not put a name into an address. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is what a submitting form offers */}
        <form ref={element} className="dw-forgot-form" method="dialog" noValidate onKeyDown={handleKeyDown}>
          {step === 'done' ? <Done /> : <Fields form={form} step={step} />}
        </form>
        {(step === 'name' || step === 'code') && <Help />}
      </div>
    </div>
  )
}
