import { useState } from 'react'
import { Checkbox } from '../checkbox/checkbox'
import { useFieldWiring } from '../field/field-context'
import { Icon } from '../icon/icon'
import { Popover } from '../popover/popover'
import { useUi } from '../root/ui-context'
import type { SelectOption } from '../select/select'
import { TextField } from '../text-field/text-field'

/** With fewer choices a search would only be in the way. */
const SEARCH_FROM = 9

export interface MultiSelectProps {
  options: SelectOption[]
  value: readonly string[]
  onValueChange: (value: string[]) => void
  disabled?: boolean
  id?: string
}

/** Any number of a set. The field names what is chosen; the list opens with a search when it is long. */
export function MultiSelect({ options, value, onValueChange, disabled, ...rest }: MultiSelectProps) {
  const { texts } = useUi()
  const wiring = useFieldWiring(rest)
  const [keyword, setKeyword] = useState('')
  const chosen = options.filter((option) => value.includes(option.value))
  const shown = options.filter(({ label }) => label.toLowerCase().includes(keyword.trim().toLowerCase()))
  const toggle = (option: SelectOption, isChecked: boolean) =>
    onValueChange(isChecked ? [...value, option.value] : value.filter((one) => one !== option.value))
  return (
    <Popover
      label={texts.select}
      isAnchorWide
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          {...wiring}
          aria-required={undefined}
          type="button"
          className="dw-input dw-multi-select"
          disabled={disabled}
        >
          <span className="dw-multi-select-chosen" data-empty={chosen.length === 0 || undefined}>
            {chosen.length === 0 ? texts.select : chosen.map(({ label }) => label).join('、')}
          </span>
          <Icon name="chevron-down" />
        </button>
      )}
    >
      <div className="dw-multi-select-list">
        {options.length >= SEARCH_FROM && (
          <TextField
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        )}
        {shown.length === 0 && <p className="dw-multi-select-none">{texts.noData}</p>}
        <div className="dw-multi-select-options" role="group" aria-label={texts.selected(chosen.length)}>
          {shown.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              disabled={option.isDisabled}
              checked={value.includes(option.value)}
              onCheckedChange={(isChecked) => toggle(option, isChecked)}
            />
          ))}
        </div>
      </div>
    </Popover>
  )
}
