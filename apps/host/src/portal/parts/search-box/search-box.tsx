import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { SearchSuggestion } from '../../data/portal-reader'
import { articleLink } from '../links/article-link'
import { inSite, SiteForm } from '../links/site-link'
import { useSiteCode } from '../links/use-query-params'
import './search-form.css'

// Visitors who never search do not load it.
const SuggestionList = lazy(() => import('./suggestion-list'))

export interface SearchBoxProps {
  /** `dw-search-form` for a large field in a page. */
  className: string
  /** Accessible name of the field. */
  label: string
  /** Accessible name of the form, where a page has several searches. */
  formLabel?: string
  placeholder?: string
  /** Initial text of the field. */
  defaultValue?: string
  /** Hidden fields that are sent with the search. */
  children?: ReactNode
}

const NONE: readonly SearchSuggestion[] = []

/** State of a field with a list of options: which option is active, and what keys do. */
function useCombobox() {
  const navigate = useNavigate()
  const siteCode = useSiteCode()
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [rows, setRows] = useState(NONE)
  const handleSelect = (row: SearchSuggestion) => {
    setOpen(false)
    void navigate(inSite(articleLink(row), siteCode))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const row = rows[active]
    if (event.key === 'Escape' && isOpen && rows.length > 0) setOpen(false)
    else if (event.key === 'Enter' && isOpen && row) handleSelect(row)
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && rows.length > 0) {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      // One place before the first option is the field itself.
      setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    } else return
    event.preventDefault()
  }
  const handleInput = (value: string) => {
    setText(value)
    setOpen(true)
    setActive(-1)
  }
  return { text, rows, active, isOpen, setOpen, setRows, handleSelect, handleKeyDown, handleInput }
}

/** The search of the site: a plain form, with suggestions once the reader types (ARIA combobox with a listbox). */
export function SearchBox({ className, label, formLabel, placeholder, defaultValue, children }: SearchBoxProps) {
  const { t } = usePreferences()
  const listId = useId()
  const { text, rows, active, isOpen, setOpen, setRows, handleSelect, handleKeyDown, handleInput } = useCombobox()
  const isShown = isOpen && rows.length > 0
  return (
    <SiteForm action="/search" role="search" aria-label={formLabel} className={className}>
      {children}
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={50}
        autoComplete="off"
        required
        {...(text !== undefined && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': listId,
          'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
        })}
        onInput={(event) => handleInput(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => setOpen(false)}
      />
      <button type="submit">{t.header.search}</button>
      {text !== undefined && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            text={text}
            active={active}
            isOpen={isOpen}
            onChange={setRows}
            onSelect={handleSelect}
          />
        </Suspense>
      )}
    </SiteForm>
  )
}
