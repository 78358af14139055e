import { Button, Select, type SelectOption, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from '../../context/use-translate'

export interface ListFiltersProps {
  keyword: string
  keywordLabel: string
  state: string
  states: SelectOption[]
  onChange: (change: { keyword?: string; state?: string }) => void
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** Search and state above a list. */
export function ListFilters({ keyword, keywordLabel, state, states, onChange, children }: ListFiltersProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ keyword: typed.trim() })
  }
  return (
    <form className="dw-entry-tools" role="search" onSubmit={handleSubmit}>
      <TextField
        className="dw-entry-search"
        type="search"
        aria-label={keywordLabel}
        placeholder={keywordLabel}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        className="dw-entry-choice"
        aria-label={t('entries.field.state')}
        placeholder={t('entries.allStates')}
        value={state}
        options={states}
        onValueChange={(next) => onChange({ state: next })}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
      {children}
    </form>
  )
}

export interface EmptyListProps {
  title: string
  isFiltered: boolean
  onShowAll: () => void
}

/** What a list without rows shows. */
export function EmptyList({ title, isFiltered, onShowAll }: EmptyListProps) {
  const t = useTranslate()
  if (!isFiltered) return <StatePanel kind="empty" title={title} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('entries.filteredEmpty')}
      action={<Button onClick={onShowAll}>{t('entries.showAll')}</Button>}
    />
  )
}
