import { Button, Checkbox, Field, PasswordField, Select, TextField } from '@doorway/ui'
import { useId } from 'react'
import type {
  RegistrationButtonProps,
  RegistrationCheckProps,
  RegistrationChoiceProps,
  RegistrationFields,
  RegistrationPasswordProps,
  RegistrationTextProps,
} from '../../registration-form/registration-parts'

function Text({ name, label, hint, error, isRequired, onChange, type = 'text', ...rest }: RegistrationTextProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <TextField
        {...rest}
        name={name}
        type={type}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

/** The kit's field has a button of its own that shows the password. */
function Password({ name, label, hint, error, isRequired, value, onChange }: RegistrationPasswordProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <PasswordField
        name={name}
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

function Choice({ name, label, hint, error, isRequired, value, options, ...rest }: RegistrationChoiceProps) {
  const { placeholder, onChange } = rest
  return (
    <Field name={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <Select name={name} placeholder={placeholder} options={[...options]} value={value} onValueChange={onChange} />
    </Field>
  )
}

function Check({ name, label, error, isChecked, onChange }: RegistrationCheckProps) {
  const id = useId()
  return (
    <div>
      <Checkbox
        name={name}
        label={label}
        checked={isChecked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onCheckedChange={onChange}
      />
      {error && (
        <p className="dw-field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Action({ isQuiet = false, ...rest }: RegistrationButtonProps) {
  return <Button {...rest} variant={isQuiet ? 'default' : 'primary'} />
}

/** The kit's controls for the form. */
export const registrationFields: RegistrationFields = { Text, Password, Choice, Check, Button: Action }
