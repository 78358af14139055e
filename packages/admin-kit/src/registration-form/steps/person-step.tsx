import { useRegistrationParts } from '../registration-parts'
import type { RegistrationType } from '../registration-values'
import type { RegistrationFormState } from '../use-registration-form'

/** Who one is and how one is reached. */
export function PersonStep({
  type,
  form: { values, faults, change },
}: {
  type: RegistrationType
  form: RegistrationFormState
}) {
  const {
    text,
    fields: { Text, Choice },
  } = useRegistrationParts()
  const isStudent = type === '5'
  return (
    <>
      <Text
        name="name"
        label={text('name')}
        error={faults['name']}
        isRequired
        autoComplete="name"
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <Choice
        name="sex"
        label={text('sex')}
        placeholder={text('choose')}
        options={[
          { value: '0', label: text('male') },
          { value: '1', label: text('female') },
        ]}
        value={values.sex}
        onChange={(sex) => change({ sex })}
      />
      {isStudent && (
        <Text
          name="birthDate"
          label={text('birthDate')}
          error={faults['birthDate']}
          isRequired
          type="date"
          value={values.birthDate}
          onChange={(birthDate) => change({ birthDate })}
        />
      )}
      <Text
        name="idCard"
        label={text('idCard')}
        hint={text('idCardHint')}
        error={faults['idCard']}
        maxLength={18}
        value={values.idCard}
        onChange={(idCard) => change({ idCard })}
      />
      <Text
        name="mobile"
        label={text('mobile')}
        error={faults['mobile']}
        isRequired={!isStudent}
        type="tel"
        autoComplete="tel"
        value={values.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <Text
        name="email"
        label={text('email')}
        hint={text('emailHint')}
        error={faults['email']}
        isRequired
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => change({ email })}
      />
    </>
  )
}
