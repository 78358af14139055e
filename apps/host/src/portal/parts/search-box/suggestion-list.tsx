import { useEffect } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import type { SearchSuggestion } from '../../data/portal-reader'
import { Highlighted } from './highlighted'
import { useSuggestions } from './use-suggestions'
import './suggestion-list.css'

export interface SuggestionListProps {
  /** Id of the list, which the field refers to. */
  id: string
  /** Text in the field. */
  text: string
  /** Index of the active option; -1 for none. */
  active: number
  isOpen: boolean
  /** Called with the suggestions that are shown. */
  onChange: (rows: readonly SearchSuggestion[]) => void
  onSelect: (row: SearchSuggestion) => void
}

/** Id of an option, which the field refers to while it is active. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The options of a search field. The focus stays in the field. */
export default function SuggestionList({ id, text, active, isOpen, onChange, onSelect }: SuggestionListProps) {
  const { t } = usePreferences()
  const rows = useSuggestions(text)
  useEffect(() => onChange(rows), [rows, onChange])
  const isShown = isOpen && rows.length > 0
  return (
    <>
      <div id={id} role="listbox" className="dw-suggestions" aria-label={t.header.suggestions} hidden={!isShown}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays in the field, which handles the keys
          <div
            key={`${row.type} ${row.id}`}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field would lose the focus, and the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onSelect(row)}
          >
            <span className="dw-suggestion-title">
              <Highlighted text={row.title} words={text} />
            </span>
            <small>{row.columnName}</small>
          </div>
        ))}
      </div>
      <span role="status" className="dw-visually-hidden">
        {isShown && t.header.suggestionCount(rows.length)}
      </span>
    </>
  )
}
