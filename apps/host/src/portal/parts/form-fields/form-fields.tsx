import { useId, useState, type ReactNode } from 'react'
import './form-fields.css'

interface FieldProps {
  /** The name of the member; the field at fault gets the focus by it. */
  name: string
  label: string
  hint?: string
  /** What is wrong now. */
  error?: string
  isRequired?: boolean
}

interface Wiring {
  id: string
  name: string
  className: string
  'aria-required'?: true
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** Label, hint and error around one control of a portal form. */
function FieldFrame({
  name,
  label,
  hint,
  error,
  isRequired = false,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="dw-entry">
      {/* The mark is next to the label, so that the control's name is the label's words alone. */}
      <div className="dw-entry-label">
        <label htmlFor={id}>{label}</label>
        {isRequired && (
          <span className="dw-entry-mark" aria-hidden="true">
            {' *'}
          </span>
        )}
      </div>
      {children({
        id,
        name,
        className: 'dw-entry-control',
        ...(isRequired && { 'aria-required': true }),
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && (
        <p className="dw-entry-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="dw-entry-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export interface TextEntryProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'date' | 'search'
  inputMode?: 'numeric'
  autoComplete?: string
  maxLength?: number
}

/** A line of text: the browser's own input, so that a phone shows the right keyboard and calendar. */
export function TextEntry({
  value,
  onChange,
  onBlur,
  type = 'text',
  inputMode,
  autoComplete,
  maxLength,
  ...field
}: TextEntryProps) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <input
          {...wiring}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete ?? 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}

/** A password, which the reader may show. */
export function PasswordEntry({
  value,
  onChange,
  showLabel,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; showLabel: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <FieldFrame {...field}>
        {(wiring) => (
          <input
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FieldFrame>
      <CheckEntry label={showLabel} isChecked={isShown} onChange={setShown} />
    </>
  )
}

export interface Option {
  value: string
  label: string
}

/** One of a closed set: the browser's own select. */
export function ChoiceEntry({
  value,
  options,
  placeholder,
  onChange,
  ...field
}: FieldProps & {
  value: string
  options: readonly Option[]
  placeholder: string
  onChange: (value: string) => void
}) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <select {...wiring} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** A box to check, with a line of text as large as a finger. */
export function CheckEntry({
  name,
  label,
  error,
  isChecked,
  onChange,
}: {
  name?: string
  label: string
  error?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) {
  const id = useId()
  return (
    <div>
      <label className="dw-entry-check">
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="dw-entry-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** A button of a portal form. It stays in place and does nothing while its work is pending. */
export function EntryButton({
  type = 'button',
  isQuiet = false,
  isBusy = false,
  onClick,
  children,
}: {
  type?: 'button' | 'submit'
  isQuiet?: boolean
  isBusy?: boolean
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <button
      type={type}
      className="dw-portal-button dw-entry-button"
      data-variant={isQuiet ? 'quiet' : undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
