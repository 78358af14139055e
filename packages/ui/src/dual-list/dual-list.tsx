import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { IconButton } from '../button/button'
import type { IconName } from '../icon/icon-shapes'
import { useFieldWiring } from '../field/field-context'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { useUi } from '../context/ui-context'
import type { SelectOption } from '../select/select'
import { DualListSide } from './dual-list-side'

export interface DualListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  options: readonly SelectOption[]
  /** Values of the chosen ones, in the order they were chosen. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: readonly string[]) => void
  /** Name where no Field labels it. */
  label?: string
  disabled?: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** Chooses many from many: what can be had on one side, what has been chosen on the other. */
export const DualList = forwardRef<HTMLDivElement, DualListProps>(function DualList(props, ref) {
  const { options, value, defaultValue = [], onValueChange, label, disabled = false, className, ...rest } = props
  const { texts } = useUi()
  const { 'aria-required': _, ...wiring } = useFieldWiring(rest)
  const [chosen, choose] = useControllableState(value, defaultValue, onValueChange)
  const [marked, setMarked] = useState(NONE)
  const taken = new Set(chosen)
  const byValue = new Map(options.map((option) => [option.value, option]))
  const free = options.filter((option) => !taken.has(option.value))
  const change = (next: readonly string[]) => {
    choose(next)
    setMarked(NONE)
  }
  const freely = free.filter(({ isDisabled }) => isDisabled !== true).map((option) => option.value)
  const isFixed = (one: string) => byValue.get(one)?.isDisabled === true
  const moves: { icon: IconName; label: string; next: readonly string[] }[] = [
    { icon: 'chevron-right', label: texts.addMarked, next: [...chosen, ...freely.filter((one) => marked.has(one))] },
    { icon: 'chevron-left', label: texts.removeMarked, next: chosen.filter((one) => !marked.has(one)) },
    { icon: 'plus', label: texts.addAll, next: [...chosen, ...freely] },
    { icon: 'close', label: texts.removeAll, next: chosen.filter(isFixed) },
  ]
  return (
    <div
      {...rest}
      {...wiring}
      ref={ref}
      role="group"
      aria-label={label}
      className={className ? `dw-dual-list ${className}` : 'dw-dual-list'}
    >
      <DualListSide title={texts.available} options={free} marked={marked} onMark={setMarked} disabled={disabled} />
      <div className="dw-dual-list-moves">
        {moves.map((move) => (
          <IconButton
            key={move.icon}
            variant="default"
            icon={move.icon}
            label={move.label}
            disabled={disabled || move.next.length === chosen.length}
            onClick={() => change(move.next)}
          />
        ))}
      </div>
      <DualListSide
        title={texts.chosen}
        options={chosen.flatMap((one) => byValue.get(one) ?? [])}
        marked={marked}
        onMark={setMarked}
        disabled={disabled}
      />
    </div>
  )
})
