import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useFieldWiring } from '../field/field-context'
import { IconButton } from '../button/button'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { Popup } from '../popup/popup'
import { useUi } from '../context/ui-context'
import type { SelectOption } from '../select/select'
import { useSearch } from '../debounced-search/use-search'
import { OptionList, optionId } from './option-list'

/** Queries the server for options. */
export type OptionSearch = (keyword: string, signal: AbortSignal) => Promise<readonly SelectOption[]>

export interface ComboboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** The chosen one with its label, since the server may not send it again; null for none. */
  value?: SelectOption | null
  defaultValue?: SelectOption | null
  onValueChange?: (value: SelectOption | null) => void
  /** Queries the server; the empty keyword returns the default options. */
  search: OptionSearch
  /** Name where no Field labels it. */
  label?: string
}

/** The position after an arrow key, around the ends; null for other keys. */
function stepped(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  return key === 'ArrowUp' ? (active <= 0 ? count : active) - 1 : null
}

/** One of very many: what is typed is searched on the server. Escape and leaving go back to what was chosen. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const {
    value,
    defaultValue = null,
    onValueChange,
    search,
    label,
    className,
    style,
    onBlur,
    onKeyDown,
    ...rest
  } = props
  const { texts } = useUi()
  const wiring = useFieldWiring(rest)
  const listId = useId()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [chosen, choose] = useControllableState(value, defaultValue, onValueChange)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { state, search: searchFor, reset } = useSearch(search)
  const options = isOpen && state.kind === 'found' ? state.results : []
  const isInert = rest.disabled === true || rest.readOnly === true

  const open = () => {
    if (!isOpen) searchFor('', 0)
    setOpen(true)
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    setOpen(true)
    const keyword = text.trim()
    searchFor(keyword, keyword === '' ? 0 : undefined)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
    reset()
  }
  const take = (option: SelectOption | null) => {
    choose(option)
    close()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isInert || event.nativeEvent.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const option = options[active]
    if (isArrow && !isOpen) open()
    else if (isArrow) setActive(stepped(event.key, active, options.length) ?? -1)
    else if (event.key === 'Enter' && isOpen && option && !option.isDisabled) take(option)
    else return
    event.preventDefault()
  }
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    const { relatedTarget } = event
    const isInList = relatedTarget instanceof Element && relatedTarget.closest('.dw-combobox-popup') !== null
    if (!isInList) close()
  }
  return (
    <div ref={setBox} className={className ? `dw-combobox ${className}` : 'dw-combobox'} style={style}>
      <input
        autoComplete="off"
        placeholder={texts.select}
        {...rest}
        {...wiring}
        ref={ref}
        type="text"
        role="combobox"
        className="dw-input dw-combobox-input"
        aria-label={label ?? rest['aria-label']}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[active] ? optionId(listId, active) : undefined}
        value={typed ?? (chosen ? chosen.label : '')}
        onChange={(event) => type(event.target.value)}
        onClick={() => !isInert && open()}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {chosen && !isInert && (
        <IconButton
          className="dw-combobox-clear"
          size="s"
          icon="close"
          label={texts.clear}
          onClick={() => take(null)}
        />
      )}
      <Popup isOpen={isOpen} anchor={box} isAnchorWide onClose={close} className="dw-combobox-popup">
        <OptionList
          listId={listId}
          state={state}
          active={active}
          chosen={chosen?.value ?? null}
          onChoose={take}
          onRetry={() => searchFor(typed === null ? '' : typed.trim(), 0)}
        />
      </Popup>
    </div>
  )
})
