import { Button } from '../button/button'
import { useUi } from '../context/ui-context'
import type { SelectOption } from '../select/select'
import { Skeleton } from '../skeleton/skeleton'
import type { SearchState } from '../debounced-search/use-search'

interface OptionListProps {
  listId: string
  state: SearchState<SelectOption>
  /** Position that the arrows have come to; -1 for none. */
  active: number
  chosen: string | null
  onChoose: (option: SelectOption) => void
  onRetry: () => void
}

/** The id of an option, which the field points at while the arrows are on it. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`

/** What was found, or why nothing stands here. The focus stays in the field, so options are pressed, not focused. */
export function OptionList({ listId, state, active, chosen, onChoose, onRetry }: OptionListProps) {
  const { texts } = useUi()
  if (state.kind === 'failed') {
    return (
      <p className="dw-combobox-note" role="alert">
        {texts.loadFailed}
        <Button size="s" variant="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      </p>
    )
  }
  if (state.kind !== 'found') {
    return (
      <p className="dw-combobox-note">
        <output className="dw-visually-hidden">{texts.loading}</output>
        <Skeleton width="medium" />
      </p>
    )
  }
  const options = state.results
  return (
    <>
      <output className={options.length > 0 ? 'dw-visually-hidden' : 'dw-combobox-note'}>
        {options.length > 0 ? texts.total(options.length) : texts.noMatch}
      </output>
      <div id={listId} role="listbox" aria-label={texts.select} className="dw-combobox-list">
        {options.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field retains keyboard focus and references the option by aria-activedescendant
          <div
            key={option.value}
            id={optionId(listId, at)}
            role="option"
            className="dw-combobox-option"
            aria-selected={option.value === chosen}
            aria-disabled={option.isDisabled || undefined}
            data-active={at === active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => !option.isDisabled && onChoose(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </>
  )
}
