import { ChoiceEntry, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import type { RegistrationType } from './register-values'
import type { RegisterForm } from './use-register-form'
import { route } from './user-register.route'

/** Who one is and how one is reached. */
export function PersonStep({ type, form: { values, faults, change } }: { type: RegistrationType; form: RegisterForm }) {
  const texts = usePageStrings(route)
  const isStudent = type === '5'
  return (
    <>
      <TextEntry
        name="name"
        label={texts.name}
        error={faults['name']}
        isRequired
        autoComplete="name"
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <ChoiceEntry
        name="sex"
        label={texts.sex}
        placeholder={texts.choose}
        options={[
          { value: '0', label: texts.male },
          { value: '1', label: texts.female },
        ]}
        value={values.sex}
        onChange={(sex) => change({ sex })}
      />
      {isStudent && (
        <TextEntry
          name="birthDate"
          label={texts.birthDate}
          error={faults['birthDate']}
          isRequired
          type="date"
          value={values.birthDate}
          onChange={(birthDate) => change({ birthDate })}
        />
      )}
      <TextEntry
        name="idCard"
        label={texts.idCard}
        hint={texts.idCardHint}
        error={faults['idCard']}
        maxLength={18}
        value={values.idCard}
        onChange={(idCard) => change({ idCard })}
      />
      <TextEntry
        name="mobile"
        label={texts.mobile}
        error={faults['mobile']}
        isRequired={!isStudent}
        type="tel"
        autoComplete="tel"
        value={values.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <TextEntry
        name="email"
        label={texts.email}
        hint={texts.emailHint}
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
