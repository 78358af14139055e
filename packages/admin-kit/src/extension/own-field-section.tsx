import { Field, FormSection, Select, TextField } from '@doorway/ui'
import { useCallback, useId, useState } from 'react'
import { useTranslate } from '../context/use-translate'
import type { OwnField, OwnFieldControl, Rendered } from './extension-types'
import { isNode, NodeSlot } from './rendered-slot'
import type { OwnFields } from './use-own-fields'

function RenderedControl({
  render,
  control,
}: {
  render: (control: OwnFieldControl) => Rendered
  control: OwnFieldControl
}) {
  // A node that is made again with each letter would lose the focus.
  const [first] = useState(() => render(control))
  if (isNode(first)) return <NodeSlot node={first} input={render} />
  const rendered = render(control)
  return isNode(rendered) ? <NodeSlot node={rendered} input={control.value} /> : rendered
}

interface OwnFieldRowProps<Target> {
  field: OwnField<Target>
  own: OwnFields<Target>
}

function OwnFieldRow<Target>({ field, own }: OwnFieldRowProps<Target>) {
  const t = useTranslate()
  const made = useId()
  const { id, label, hint, isRequired, isReadOnly = false, options, render } = field
  const { register } = own
  const registerRow = useCallback((element: HTMLElement | null) => register(id, element), [register, id])
  const value = own.valueOf(id)
  const error = own.isRequiredMissing(field) ? t('kit.ui.required') : own.errorOf(field)
  const set = (next: string) => own.set(id, next)
  const isLocked = isReadOnly || own.isLocked(id)
  const control: OwnFieldControl = {
    id: made,
    describedBy: error === undefined ? hint && `${made}-hint` : `${made}-error`,
    value,
    isInvalid: error !== undefined,
    onChange: set,
  }
  return (
    <Field ref={registerRow} label={label} name={id} controlId={made} hint={hint} error={error} isRequired={isRequired}>
      <fieldset className="dw-extension-fieldset" disabled={isLocked}>
        {render && !own.isLoading && <RenderedControl render={render} control={control} />}
        {!render && options && <Select options={[...options]} value={value} onValueChange={set} />}
        {!render && !options && <TextField value={value} onChange={(event) => set(event.target.value)} />}
      </fieldset>
    </Field>
  )
}

export interface OwnFieldSectionProps<Target> {
  /** Heading of the section, in the language of the page. */
  heading?: string
  own: OwnFields<Target>
}

/** The fields that a page has added to a form, in a section of their own. */
export function OwnFieldSection<Target>({ heading, own }: OwnFieldSectionProps<Target>) {
  const t = useTranslate()
  if (own.fields.length === 0) return null
  return (
    <FormSection title={heading ?? t('kit.action.more')}>
      {own.fields.map((field) => (
        <OwnFieldRow key={field.id} field={field} own={own} />
      ))}
    </FormSection>
  )
}
