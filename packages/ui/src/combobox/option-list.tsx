import { Button } from '../button/button'
import { useUi } from '../context/ui-context'
import type { SelectOption } from '../select/select'
import { Skeleton } from '../skeleton/skeleton'
import type { useOptions } from './use-options'

interface OptionListProps {
  listId: string
  state: ReturnType<typeof useOptions>
  /** Position that the arrows have come to; -1 for none. */
  active: number
  chosen: string | null
  onChoose: (option: SelectOption) => void
}

/** The id of an option, which the field points at while the arrows are on it. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`

/** What was found, or why nothing stands here. The focus stays in the field, so options are pressed, not focused. */
export function OptionList({ listId, state, active, chosen, onChoose }: OptionListProps) {
  const { texts } = useUi()
  const { found, retry } = state
  if (found.kind === 'failed') {
    return (
      <p className="dw-combobox-note" role="alert">
        {texts.loadFailed}
        <Button size="s" variant="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    )
  }
  if (found.kind === 'loading') {
    return (
      <p className="dw-combobox-note">
        <output className="dw-visually-hidden">{texts.loading}</output>
        <Skeleton width="medium" />
      </p>
    )
  }
  return (
    <>
      <output className={found.options.length > 0 ? 'dw-visually-hidden' : 'dw-combobox-note'}>
        {found.options.length > 0 ? texts.total(found.options.length) : texts.noMatch}
      </output>
      <div id={listId} role="listbox" aria-label={texts.select} className="dw-combobox-list">
        {found.options.map((option, at) => (
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
