import { useRegistrationParts } from '../registration-parts'
import type { RegisterPolicy } from '../registration-calls'
import type { RegistrationFormState } from '../use-registration-form'

function Agreement({ agreement: { title, paragraphs } }: { agreement: RegisterPolicy['texts'][number] }) {
  const { text } = useRegistrationParts()
  return (
    <details className="dw-register-text">
      <summary>{`${text('readText')} ${title}`}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}

function GuardianFields({ form: { values, faults, change } }: { form: RegistrationFormState }) {
  const {
    text,
    fields: { Text },
  } = useRegistrationParts()
  return (
    <fieldset className="dw-join-school">
      <legend>{text('guardianTitle')}</legend>
      <p className="dw-join-hint">{text('guardianLead')}</p>
      <Text
        name="guardian.name"
        label={text('guardianName')}
        error={faults['guardian.name'] ?? faults['guardian']}
        isRequired
        value={values.guardianName}
        onChange={(guardianName) => change({ guardianName })}
      />
      <Text
        name="guardian.familyName"
        label={text('relation')}
        error={faults['guardian.familyName']}
        isRequired
        value={values.relation}
        onChange={(relation) => change({ relation })}
      />
      <Text
        name="guardian.mobile"
        label={text('guardianMobile')}
        error={faults['guardian.mobile']}
        isRequired
        type="tel"
        value={values.guardianMobile}
        onChange={(guardianMobile) => change({ guardianMobile })}
      />
    </fieldset>
  )
}

/** The guardian of a child, and the texts with their consents. */
export function ConfirmStep({ form, policy }: { form: RegistrationFormState; policy: RegisterPolicy }) {
  const {
    text,
    fields: { Check },
  } = useRegistrationParts()
  const { values, faults, change, isForChild: isChild } = form
  const [privacy, child] = policy.texts
  return (
    <>
      {isChild && <GuardianFields form={form} />}
      {privacy && (
        <div>
          <Agreement agreement={privacy} />
          <Check
            name="consents.privacy"
            label={`${text('agreePrivacy')} ${privacy.title}`}
            error={faults['consents.privacy'] ?? faults['consents']}
            isChecked={values.agreesPrivacy}
            onChange={(agreesPrivacy) => change({ agreesPrivacy })}
          />
        </div>
      )}
      {isChild && child && (
        <div>
          <Agreement agreement={child} />
          <Check
            name="consents.child"
            label={`${text('agreeChild')} ${child.title}`}
            error={faults['consents.child']}
            isChecked={values.agreesChild}
            onChange={(agreesChild) => change({ agreesChild })}
          />
        </div>
      )}
    </>
  )
}
