import { Checkbox, Field, Select } from '@doorway/ui'
import type { Schema } from '@doorway/api-client/types'
import { useId } from 'react'
import type { HomeFieldsProps } from './home-fields'
import { useHomeStrings } from './use-home-strings'

export interface ConsentPartProps extends HomeFieldsProps {
  form: Schema<'HomeSubmissionForm'>
}

/** The full text of the consent with its checkbox. */
function ConsentBox({ values, faults, form, onChange }: ConsentPartProps) {
  const { words } = useHomeStrings()
  const id = useId()
  const fault = faults['consent']
  return (
    <section className="dw-family-consent" aria-labelledby={id}>
      <h3 id={id}>{words.consentTitle}</h3>
      <p className="dw-upload-note">{words.consentVersion(form.consent.textVersion)}</p>
      <div className="dw-family-text">
        {words.consentText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Checkbox
        name="consent"
        label={words.agree}
        checked={values.isAgreed}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onCheckedChange={(isAgreed) => onChange({ isAgreed })}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className="dw-family-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

/** Whether a picture shows a child; then which one, and the guardian's consent. */
export function ConsentPart(props: ConsentPartProps) {
  const { values, faults, form, onChange } = props
  const { words } = useHomeStrings()
  const [only, ...others] = form.children
  const handleShowsChild = (showsChild: boolean) => {
    // An only child is selected at once.
    const childId = values.childId === '' && only && others.length === 0 ? String(only.id) : values.childId
    onChange({ showsChild, childId, isAgreed: false })
  }
  return (
    <div className="dw-family-part">
      <Checkbox label={words.showsChild} checked={values.showsChild} onCheckedChange={handleShowsChild} />
      {values.showsChild && !only && <p className="dw-family-fault">{words.noChildren}</p>}
      {values.showsChild && only && (
        <>
          <Field label={words.fields.childId} error={faults['childId']} isRequired className="dw-family-child">
            <Select
              name="childId"
              options={form.children.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.childId}
              onValueChange={(childId) => onChange({ childId })}
            />
          </Field>
          <ConsentBox {...props} />
        </>
      )}
    </div>
  )
}
