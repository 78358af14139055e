import { PasswordEntry, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import type { RegisterForm } from './use-register-form'
import { route } from './user-register.route'

/** Login name and password. A taken name is reported when its field is left. */
export function AccountStep({ form: { values, faults, change, checkName } }: { form: RegisterForm }) {
  const texts = usePageStrings(route)
  return (
    <>
      <TextEntry
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        error={faults['username']}
        isRequired
        autoComplete="username"
        value={values.username}
        onChange={(username) => change({ username })}
        onBlur={() => void checkName()}
      />
      <PasswordEntry
        name="password"
        label={texts.password}
        error={faults['password']}
        isRequired
        showLabel={texts.showPassword}
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <PasswordEntry
        name="confirm"
        label={texts.confirm}
        error={faults['confirm']}
        isRequired
        showLabel={texts.showPassword}
        value={values.confirm}
        onChange={(confirm) => change({ confirm })}
      />
    </>
  )
}
