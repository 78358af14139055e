import type { Stage } from '@doorway/api-client'
import { Field, Select, Textarea, TextField } from '@doorway/ui'
import { usePreferences } from '../../../preferences/preferences-context'
import { toOptions } from '../../parts/list/options'
import type { DraftValues } from './resource-draft'
import { useUploadStrings } from './use-upload-strings'

type TextName = 'title' | 'gradeName' | 'textbook' | 'chapter' | 'author'
type ChoiceName = 'kind' | 'gardeId' | 'courseId' | 'range' | 'copyright'

export interface ResourceFieldsProps {
  values: DraftValues
  /** What is wrong, by field, in the reader's language. */
  faults: Record<string, string>
  stages: readonly Stage[]
  onChange: (values: DraftValues) => void
}

/** The fields of a resource; subjects follow the chosen stage. */
export function ResourceFields({ values, faults, stages, onChange }: ResourceFieldsProps) {
  const { words } = useUploadStrings()
  const { t } = usePreferences()
  const { activity: _, ...kinds } = t.content.metadataValues.resourceKind
  const stage = stages.find(({ code }) => code === values.gardeId)
  const choices = {
    kind: toOptions(kinds),
    gardeId: stages.map(({ code, name }) => ({ value: code, label: name })),
    courseId: (stage?.subjects ?? []).map(({ code, name }) => ({ value: code, label: name })),
    range: toOptions(words.ranges),
    copyright: toOptions(t.content.metadataValues.copyright),
  }
  const text = (name: TextName, isRequired = false) => (
    <Field label={words.fields[name]} error={faults[name]} isRequired={isRequired}>
      <TextField
        name={name}
        value={values[name]}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      />
    </Field>
  )
  const choice = (name: ChoiceName, more: Partial<DraftValues> = {}) => (
    <Field label={words.fields[name]} error={faults[name]} isRequired>
      <Select
        name={name}
        options={choices[name]}
        value={values[name]}
        onValueChange={(value) => onChange({ ...values, ...more, [name]: value })}
      />
    </Field>
  )
  return (
    <div className="dw-upload-fields">
      {text('title', true)}
      {choice('kind')}
      {choice('gardeId', { courseId: '' })}
      {choice('courseId')}
      {text('author', true)}
      {choice('copyright')}
      {choice('range')}
      {text('gradeName')}
      {text('textbook')}
      {text('chapter')}
      <Field label={words.fields.summary} error={faults['summary']} className="dw-upload-wide">
        <Textarea
          name="summary"
          value={values.summary}
          onChange={({ target }) => onChange({ ...values, summary: target.value })}
        />
      </Field>
    </div>
  )
}
