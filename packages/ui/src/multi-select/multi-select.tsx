import { forwardRef, useState, type ComponentPropsWithoutRef, type ForwardedRef } from 'react'
import { Checkbox } from '../checkbox/checkbox'
import { useFieldWiring } from '../field/field-context'
import { Icon } from '../icon/icon'
import { useMergedRefs } from '../merged-refs/use-merged-refs'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import type { SelectOption } from '../select/select'
import { TextField } from '../text-field/text-field'

/** With fewer choices a search would only be in the way. */
const SEARCH_FROM = 9

export interface MultiSelectProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'value' | 'defaultValue' | 'children'
> {
  options: SelectOption[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: string[]) => void
  /** Name where no Field labels it. */
  label?: string
}

interface ChosenButtonProps extends ComponentPropsWithoutRef<'button'> {
  ownerRef: ForwardedRef<HTMLButtonElement>
  label: string | undefined
  /** What is chosen, in words; empty for nothing. */
  words: string
}

const ChosenButton = forwardRef<HTMLButtonElement, ChosenButtonProps>(function ChosenButton(
  { ownerRef, label, words, className, ...rest },
  ref,
) {
  const { texts } = useUi()
  const joined = useMergedRefs(ownerRef, ref)
  return (
    <button
      {...rest}
      ref={joined}
      type="button"
      className={className ? `dw-input dw-multi-select ${className}` : 'dw-input dw-multi-select'}
    >
      {label && <span className="dw-visually-hidden">{label}</span>}
      <span className="dw-multi-select-chosen" data-empty={words === '' || undefined}>
        {words || texts.select}
      </span>
      <Icon name="chevron-down" />
    </button>
  )
})

/** Any number of a set. The field names what is chosen; the list opens with a search when it is long. */
export const MultiSelect = forwardRef<HTMLButtonElement, MultiSelectProps>(function MultiSelect(
  { options, value, defaultValue = [], onValueChange, label, ...rest },
  ref,
) {
  const { texts } = useUi()
  const { 'aria-required': _, ...wiring } = useFieldWiring(rest)
  const [keyword, setKeyword] = useState('')
  const [values, change] = useControllableState<readonly string[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  )
  const chosen = options.filter((option) => values.includes(option.value))
  const shown = options.filter((option) => option.label.toLowerCase().includes(keyword.trim().toLowerCase()))
  const toggle = (option: SelectOption, isChecked: boolean) =>
    change(isChecked ? [...values, option.value] : values.filter((one) => one !== option.value))
  return (
    <Popover
      label={texts.select}
      isAnchorWide
      renderTrigger={(trigger) => (
        <ChosenButton
          {...rest}
          {...trigger}
          {...wiring}
          label={label}
          ref={trigger.ref}
          ownerRef={ref}
          words={chosen.map((option) => option.label).join('、')}
        />
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
              checked={values.includes(option.value)}
              onCheckedChange={(isChecked) => toggle(option, isChecked)}
            />
          ))}
        </div>
      </div>
    </Popover>
  )
})
