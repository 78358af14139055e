import { Combobox, Field, IconButton, type OptionSearch, type SelectOption } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

export interface ChosenFieldProps {
  label: string
  placeholder: string
  error?: string
  search: OptionSearch
  /** What has been chosen, in the order of choice. */
  value: readonly SelectOption[]
  onChange: (value: SelectOption[]) => void
}

/** Several of very many: each search adds one to the list below the field. */
export function ChosenField({ label, placeholder, error, search, value, onChange }: ChosenFieldProps) {
  const t = useTranslate()
  const isChosen = (option: SelectOption) => value.some((each) => each.value === option.value)
  const open: OptionSearch = async (keyword, signal) =>
    (await search(keyword, signal)).filter((option) => !isChosen(option))
  return (
    <div>
      <Field label={label} error={error}>
        <Combobox
          value={null}
          search={open}
          placeholder={placeholder}
          onValueChange={(option) => option && onChange([...value, option])}
        />
      </Field>
      {value.length > 0 && (
        <ul className="dw-message-chosen" aria-label={label}>
          {value.map((option) => (
            <li key={option.value}>
              {option.label}
              <IconButton
                size="s"
                icon="close"
                label={t('messages.sending.remove', { name: option.label })}
                onClick={() => onChange(value.filter((each) => each.value !== option.value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
