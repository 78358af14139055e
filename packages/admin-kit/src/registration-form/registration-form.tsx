import type { KeyboardEvent } from 'react'
import { InvitationLine } from './invitation-line'
import type { RegisterPolicy, RegistrationReceipt } from './registration-calls'
import { useRegistrationParts } from './registration-parts'
import { type RegistrationType, steps } from './registration-values'
import { AccountStep } from './steps/account-step'
import { ConfirmStep } from './steps/confirm-step'
import { PersonStep } from './steps/person-step'
import { SchoolStep } from './steps/school-step'
import { type RegistrationFormState, useRegistrationForm } from './use-registration-form'

function DraftOffer({ form }: { form: RegistrationFormState }) {
  const {
    text,
    fields: { Button },
  } = useRegistrationParts()
  if (!form.offered) return null
  return (
    <div className="dw-register-state" role="status">
      <p>{text('draftFound')}</p>
      <div className="dw-join-actions">
        <Button onClick={form.restore}>{text('restore')}</Button>
        <Button isQuiet onClick={form.discard}>
          {text('startAgain')}
        </Button>
      </div>
    </div>
  )
}

function FormActions({ form, onGo }: { form: RegistrationFormState; onGo: () => void }) {
  const {
    text,
    fields: { Button },
  } = useRegistrationParts()
  const at = steps.indexOf(form.step)
  const previous = steps[at - 1]
  const isLast = at === steps.length - 1
  const isBusy = form.work !== undefined
  return (
    <div className="dw-join-actions">
      {previous && (
        <Button isQuiet isBusy={isBusy} onClick={() => form.goTo(previous)}>
          {text('back')}
        </Button>
      )}
      <Button isBusy={isBusy} onClick={onGo}>
        {form.work !== undefined ? text('proving', { percent: form.work }) : text(isLast ? 'submit' : 'next')}
      </Button>
    </div>
  )
}

export interface RegistrationFormProps {
  /** Who registers. Give the form this as its key, too. */
  type: RegistrationType
  policy: RegisterPolicy
  /** The invitation code that one came with. */
  invite?: string | undefined
  onDone: (receipt: RegistrationReceipt) => void
}

/** The form of one type of people in four steps. */
export function RegistrationForm({ type, policy, invite, onDone }: RegistrationFormProps) {
  const { text } = useRegistrationParts()
  const form = useRegistrationForm(type, invite, onDone)
  const { step, failure, form: place } = form
  const at = steps.indexOf(step) + 1
  const go = () => {
    if (form.work === undefined) void (step === 'confirm' ? form.send() : form.next())
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (event.key !== 'Enter' || !isField || event.defaultPrevented) return
    event.preventDefault()
    go()
  }
  return (
    <>
      <h1 tabIndex={-1}>{text(`titleOf.t${type}`)}</h1>
      {form.invitation && <InvitationLine invitation={form.invitation} />}
      <DraftOffer form={form} />
      {/* Without a button that submits: before its script runs the form must not put a password into an address. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is what a submitting form offers */}
      <form ref={place} className="dw-join-form" method="post" noValidate onKeyDown={handleKeyDown}>
        <div>
          <h2 tabIndex={-1}>{text('stepLine', { step: at, total: steps.length, name: text(`steps.${step}`) })}</h2>
          <progress className="dw-join-progress" max={steps.length} value={at} aria-hidden="true" />
        </div>
        {step === 'account' && <AccountStep form={form} />}
        {step === 'person' && <PersonStep type={type} form={form} />}
        {step === 'school' && <SchoolStep type={type} form={form} />}
        {step === 'confirm' && <ConfirmStep form={form} policy={policy} />}
        {failure && (
          <p className="dw-join-error" role="alert">
            {failure}
          </p>
        )}
        <FormActions form={form} onGo={go} />
        <p className="dw-join-hint">{text('saved')}</p>
      </form>
    </>
  )
}
