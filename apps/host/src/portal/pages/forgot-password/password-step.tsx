import { EntryButton, PasswordEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { route } from './forgot-password.route'
import type { ResetForm } from './use-reset-form'

const parts = ['hasLength', 'hasLetter', 'hasDigit', 'hasSpecial'] as const

function Checklist({ met }: { met: Readonly<Record<(typeof parts)[number], boolean>> }) {
  const texts = usePageStrings(route)
  return (
    <ul className="dw-forgot-checklist" aria-label={texts.checklist}>
      {parts.map((part) => (
        <li key={part} data-met={met[part] || undefined}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={met[part] ? 'm3 8.5 3.5 3.5L13 4.5' : 'M4 8h8'} />
          </svg>
          {texts.parts[part]} <span className="dw-visually-hidden">{met[part] ? texts.met : texts.unmet}</span>
        </li>
      ))}
    </ul>
  )
}

function TicketOver({ form }: { form: ResetForm }) {
  const texts = usePageStrings(route)
  return (
    <div className="dw-forgot-note" role="alert">
      <p>{texts.ticketOver}</p>
      <div className="dw-forgot-actions">
        <EntryButton isQuiet onClick={() => form.goTo('name')}>
          {texts.startAgain}
        </EntryButton>
        <a href="/login" className="dw-portal-button dw-entry-button" data-variant="quiet">
          {texts.signIn}
        </a>
      </div>
    </div>
  )
}

/** The new password, with what it fulfils of the rule so far, and its repetition. */
export function PasswordStep({ form }: { form: ResetForm }) {
  const texts = usePageStrings(route)
  const { values, faults, rules, change } = form
  return (
    <>
      {/* Password managers store the new password under this name. */}
      <input
        className="dw-visually-hidden"
        type="text"
        autoComplete="username"
        value={values.username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordEntry
        name="newPassword"
        label={texts.newPassword}
        error={faults.newPassword}
        isRequired
        showLabel={texts.showPassword}
        value={values.newPassword}
        onChange={(newPassword) => change({ newPassword })}
      />
      {rules && <Checklist met={rules.ownPasswordParts(values.newPassword)} />}
      <PasswordEntry
        name="confirm"
        label={texts.confirm}
        error={faults.confirm}
        isRequired
        showLabel={texts.showPassword}
        value={values.confirm}
        onChange={(confirm) => change({ confirm })}
      />
      {form.isTicketOver && <TicketOver form={form} />}
    </>
  )
}
