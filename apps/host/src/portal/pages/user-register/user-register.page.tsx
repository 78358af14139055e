import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useState, type KeyboardEvent } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { type RegisterPolicy, readerOf } from '../../data/portal-reader'
import type { RegistrationReceipt } from '../../data/registration-calls'
import { EntryButton } from '../../parts/form-fields/form-fields'
import { filtersOf } from '../../parts/list/list-query'
import { usePageStrings } from '../../use-page-strings'
import { AccountStep } from './account-step'
import { ConfirmStep } from './confirm-step'
import { InvitationLine } from './invitation-line'
import { PersonStep } from './person-step'
import { registerTypes, type RegistrationType, steps } from './register-values'
import { Result } from './result'
import { SchoolStep } from './school-step'
import { type RegisterForm, useRegisterForm } from './use-register-form'
import { route } from './user-register.route'
import '../register/register.css'
import './user-register.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** The policy and the type of the address; without a type, or while registration is closed, one chooses first. */
export async function loader(args: LoaderFunctionArgs) {
  const policy = await readerOf(args).registerPolicy()
  const { type: wanted, invite } = filtersOf(args.request.url, route.filters)
  const type = registerTypes.find((one) => one === wanted)
  if (type === undefined || !policy.isOpen) return redirect('/register')
  return { policy, type, invite: type === '5' && invite ? invite : undefined }
}

function DraftOffer({ form }: { form: RegisterForm }) {
  const texts = usePageStrings(route)
  if (!form.offered) return null
  return (
    <div className="dw-register-state" role="status">
      <p>{texts.draftFound}</p>
      <div className="dw-join-actions">
        <EntryButton onClick={form.restore}>{texts.restore}</EntryButton>
        <EntryButton isQuiet onClick={form.discard}>
          {texts.startAgain}
        </EntryButton>
      </div>
    </div>
  )
}

function FormActions({ form, onGo }: { form: RegisterForm; onGo: () => void }) {
  const texts = usePageStrings(route)
  const at = steps.indexOf(form.step)
  const previous = steps[at - 1]
  const isLast = at === steps.length - 1
  const isBusy = form.work !== undefined
  return (
    <div className="dw-join-actions">
      {previous && (
        <EntryButton isQuiet isBusy={isBusy} onClick={() => form.goTo(previous)}>
          {texts.back}
        </EntryButton>
      )}
      <EntryButton isBusy={isBusy} onClick={onGo}>
        {form.work !== undefined ? texts.proving(form.work) : isLast ? texts.submit : texts.next}
      </EntryButton>
    </div>
  )
}

interface RegisterFormProps {
  type: RegistrationType
  policy: RegisterPolicy
  /** The invitation code of the address. */
  invite: string | undefined
  onDone: (receipt: RegistrationReceipt) => void
}

function RegisterFormView({ type, policy, invite, onDone }: RegisterFormProps) {
  const texts = usePageStrings(route)
  const form = useRegisterForm(type, invite, onDone)
  const { step, failure, form: place } = form
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
      <h1 tabIndex={-1}>{texts.titleOf[type]}</h1>
      {form.invitation && <InvitationLine invitation={form.invitation} />}
      <DraftOffer form={form} />
      {/* Without a button that submits: before its script runs the form must not put a password into an address. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is what a submitting form offers */}
      <form ref={place} className="dw-join-form" method="post" noValidate onKeyDown={handleKeyDown}>
        <div>
          <h2 tabIndex={-1}>{texts.stepLine(steps.indexOf(step) + 1, steps.length, texts.steps[step])}</h2>
          <progress
            className="dw-join-progress"
            max={steps.length}
            value={steps.indexOf(step) + 1}
            aria-hidden="true"
          />
        </div>
        {step === 'account' && <AccountStep form={form} />}
        {step === 'person' && <PersonStep type={type} form={form} />}
        {step === 'school' && <SchoolStep type={type} form={form} />}
        {step === 'confirm' && <ConfirmStep form={form} policy={policy} />}
        {failure && (
          <p className="dw-entry-error" role="alert">
            {failure}
          </p>
        )}
        <FormActions form={form} onGo={go} />
        <p className="dw-entry-hint">{texts.saved}</p>
      </form>
    </>
  )
}

/** /userRegister: the form of one type of people in four steps, and what follows it (domain 1.2). */
export function Component() {
  const data = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const [receipt, setReceipt] = useState<RegistrationReceipt>()
  const { policy, type, invite } = data
  return (
    <div className="dw-join dw-portal-container">
      {receipt ? (
        <Result receipt={receipt} days={policy.reviewDays} />
      ) : (
        <RegisterFormView key={type} type={type} policy={policy} invite={invite} onDone={setReceipt} />
      )}
    </div>
  )
}
