import type { RegisterPolicy } from '../../data/portal-reader'
import { CheckEntry, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import type { RegisterForm } from './use-register-form'
import { route } from './user-register.route'

type Text = RegisterPolicy['texts'][number]

function Agreement({ text }: { text: Text }) {
  const texts = usePageStrings(route)
  return (
    <details className="dw-register-text">
      <summary>{`${texts.readText} ${text.title}`}</summary>
      {text.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}

function GuardianFields({ form: { values, faults, change } }: { form: RegisterForm }) {
  const texts = usePageStrings(route)
  return (
    <fieldset className="dw-join-school">
      <legend>{texts.guardianTitle}</legend>
      <p className="dw-entry-hint">{texts.guardianLead}</p>
      <TextEntry
        name="guardian.name"
        label={texts.guardianName}
        error={faults['guardian.name'] ?? faults['guardian']}
        isRequired
        value={values.guardianName}
        onChange={(guardianName) => change({ guardianName })}
      />
      <TextEntry
        name="guardian.familyName"
        label={texts.relation}
        error={faults['guardian.familyName']}
        isRequired
        value={values.relation}
        onChange={(relation) => change({ relation })}
      />
      <TextEntry
        name="guardian.mobile"
        label={texts.guardianMobile}
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
export function ConfirmStep({ form, policy }: { form: RegisterForm; policy: RegisterPolicy }) {
  const texts = usePageStrings(route)
  const { values, faults, change, isForChild: isChild } = form
  const [privacy, child] = policy.texts
  return (
    <>
      {isChild && <GuardianFields form={form} />}
      {privacy && (
        <div>
          <Agreement text={privacy} />
          <CheckEntry
            name="consents.privacy"
            label={`${texts.agreePrivacy} ${privacy.title}`}
            error={faults['consents.privacy'] ?? faults['consents']}
            isChecked={values.agreesPrivacy}
            onChange={(agreesPrivacy) => change({ agreesPrivacy })}
          />
        </div>
      )}
      {isChild && child && (
        <div>
          <Agreement text={child} />
          <CheckEntry
            name="consents.child"
            label={`${texts.agreeChild} ${child.title}`}
            error={faults['consents.child']}
            isChecked={values.agreesChild}
            onChange={(agreesChild) => change({ agreesChild })}
          />
        </div>
      )}
    </>
  )
}
