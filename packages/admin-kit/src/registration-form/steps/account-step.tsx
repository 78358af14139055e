import { useRegistrationParts } from '../registration-parts'
import type { RegistrationFormState } from '../use-registration-form'

/** Login name and password. A taken name is reported when its field is left. */
export function AccountStep({ form: { values, faults, change, checkName } }: { form: RegistrationFormState }) {
  const {
    text,
    fields: { Text, Password },
  } = useRegistrationParts()
  return (
    <>
      <Text
        name="username"
        label={text('username')}
        hint={text('usernameHint')}
        error={faults['username']}
        isRequired
        autoComplete="username"
        value={values.username}
        onChange={(username) => change({ username })}
        onBlur={() => void checkName()}
      />
      <Password
        name="password"
        label={text('password')}
        error={faults['password']}
        isRequired
        showLabel={text('showPassword')}
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <Password
        name="confirm"
        label={text('confirm')}
        error={faults['confirm']}
        isRequired
        showLabel={text('showPassword')}
        value={values.confirm}
        onChange={(confirm) => change({ confirm })}
      />
    </>
  )
}
