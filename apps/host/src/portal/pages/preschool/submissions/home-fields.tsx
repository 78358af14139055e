import { homeLimits } from '@doorway/api-client/rules'
import { Field, Select, Textarea, TextField } from '@doorway/ui'
import { usePreferences } from '../../../../preferences/preferences-context'
import { toOptions } from '../../../parts/list/options'
import type { HomeValues } from './home-values'
import { useHomeStrings } from './use-home-strings'

type ChoiceName = 'workKind' | 'field' | 'ageClass'

export interface HomeFieldsProps {
  values: HomeValues
  /** What is wrong, by field, in the reader's language. */
  faults: Record<string, string>
  onChange: (change: Partial<HomeValues>) => void
}

/** What it is called, what it is, for whom, and how it goes. */
export function HomeFields({ values, faults, onChange }: HomeFieldsProps) {
  const { words } = useHomeStrings()
  const { field, ageClass } = usePreferences().t.content.metadataValues
  const options = { workKind: toOptions(words.workKinds), field: toOptions(field), ageClass: toOptions(ageClass) }
  const choice = (name: ChoiceName) => (
    <Field label={words.fields[name]} error={faults[name]} isRequired>
      <Select
        name={name}
        options={options[name]}
        value={values[name]}
        onValueChange={(value) => onChange({ [name]: value })}
      />
    </Field>
  )
  return (
    <div className="dw-family-fields">
      <Field label={words.fields.title} error={faults['title']} isRequired className="dw-family-wide">
        <TextField
          name="title"
          maxLength={homeLimits.titleMax}
          value={values.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      {choice('workKind')}
      {choice('field')}
      {choice('ageClass')}
      <Field
        label={words.fields.content}
        hint={
          <>
            <span>{words.contentHint}</span>
            <span className="dw-family-counter">{words.counter(values.content.length, homeLimits.contentMax)}</span>
          </>
        }
        error={faults['content']}
        isRequired
        className="dw-family-wide"
      >
        <Textarea
          name="content"
          rows={8}
          value={values.content}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      </Field>
    </div>
  )
}
