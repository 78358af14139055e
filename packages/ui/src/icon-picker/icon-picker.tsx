import { forwardRef, useState, type ComponentPropsWithoutRef, type ForwardedRef } from 'react'
import { useFieldWiring } from '../field/field-context'
import { Icon } from '../icon/icon'
import { iconNames, type IconName } from '../icon/icon-shapes'
import { useMergedRefs } from '../merged-refs/use-merged-refs'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import { TextField } from '../text-field/text-field'

export interface IconPickerProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'value' | 'defaultValue' | 'children'
> {
  /** A registered name, or a name stored by an old menu, which is shown as the cube. */
  value?: string
  defaultValue?: string
  onValueChange?: (name: IconName) => void
  /** What an icon is called in the reader's language; searched along with the registered name. */
  nameOf?: (name: IconName) => string
  /** Name where no Field labels it. */
  label?: string
}

interface ChoicesProps {
  chosen: string
  nameOf: (name: IconName) => string
  onChoose: (name: IconName) => void
}

function Choices({ chosen, nameOf, onChoose }: ChoicesProps) {
  const { texts } = useUi()
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim().toLowerCase()
  const found = iconNames.filter((name) => name.includes(wanted) || nameOf(name).toLowerCase().includes(wanted))
  return (
    <div className="dw-icon-picker-box">
      <TextField
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {found.length === 0 && <output className="dw-icon-picker-none">{texts.noMatch}</output>}
      <div className="dw-icon-picker-grid" role="group" aria-label={texts.chooseIcon}>
        {found.map((name) => (
          <button
            key={name}
            type="button"
            className="dw-icon-picker-choice"
            aria-label={nameOf(name)}
            aria-pressed={name === chosen}
            title={nameOf(name)}
            onClick={() => onChoose(name)}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
    </div>
  )
}

interface PickerButtonProps extends ComponentPropsWithoutRef<'button'> {
  ownerRef: ForwardedRef<HTMLButtonElement>
  label: string | undefined
  icon: string
  text: string
}

const PickerButton = forwardRef<HTMLButtonElement, PickerButtonProps>(function PickerButton(
  { ownerRef, label, icon, text, className, ...rest },
  ref,
) {
  const joined = useMergedRefs(ownerRef, ref)
  return (
    <button
      {...rest}
      ref={joined}
      type="button"
      className={className ? `dw-input dw-icon-picker ${className}` : 'dw-input dw-icon-picker'}
    >
      <Icon name={icon} />
      {label && <span className="dw-visually-hidden">{label}</span>}
      <span className="dw-icon-picker-text">{text}</span>
      <Icon name="chevron-down" />
    </button>
  )
})

const registeredName = (name: IconName) => name

/** Chooses one of the registered icons, with a search. */
export const IconPicker = forwardRef<HTMLButtonElement, IconPickerProps>(function IconPicker(props, ref) {
  const { value, defaultValue = 'cube', onValueChange, nameOf = registeredName, label, className, ...rest } = props
  const { texts } = useUi()
  const { 'aria-required': _, ...wiring } = useFieldWiring(rest)
  const [chosen, choose] = useControllableState<string>(
    value,
    defaultValue,
    onValueChange &&
      ((name) => {
        const known = iconNames.find((one) => one === name)
        if (known) onValueChange(known)
      }),
  )
  const known = iconNames.find((name) => name === chosen)
  return (
    <Popover
      label={texts.chooseIcon}
      renderTrigger={(trigger) => (
        <PickerButton
          {...rest}
          {...trigger}
          {...wiring}
          ref={trigger.ref}
          ownerRef={ref}
          label={label}
          className={className}
          icon={chosen}
          text={known ? nameOf(known) : chosen}
        />
      )}
    >
      {(close) => (
        <Choices
          chosen={chosen}
          nameOf={nameOf}
          onChoose={(name) => {
            choose(name)
            close()
          }}
        />
      )}
    </Popover>
  )
})
