import { Button, Field, Select, TextField, type SelectOption, partOf } from '@doorway/ui'
import type { FormEvent } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { RuledField } from '../../../extension/field-rules'
import { FilterFold } from '../../../filter-fold/filter-fold'
import { useOwnFilters } from './own-filters'
import { useFilterDraft } from './use-filter-draft'
import { emptyFilters, NOT_FILLED, stateOf, type UserFilterValues } from './user-search'

export interface UserFiltersProps {
  /** The filters in force. */
  values: UserFilterValues
  /** Milliseconds after the last key at which names are searched for by themselves; absent, only 查询 and Enter search. */
  searchDelay?: number
  userTypes: SelectOption[]
  isSearching?: boolean
  onSearch: (values: UserFilterValues) => void
}

/** The filter row. Nothing is requested until 查询: changing the status triggers nothing (section 4). */
export function UserFilters({ values, userTypes, searchDelay, isSearching = false, onSearch }: UserFiltersProps) {
  const t = useTranslate()
  const { draft, set, reset, search } = useFilterDraft(values, searchDelay, onSearch)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(draft)
  }
  const handleReset = () => {
    reset(emptyFilters)
    search(emptyFilters)
  }
  const states = [
    { value: 'enabled', label: t('users.state.enabled') },
    { value: 'disabled', label: t('users.state.disabled') },
  ]
  return (
    <form
      {...partOf('filters')}
      className="dw-user-filters"
      aria-label={t('users.filter.label')}
      onSubmit={handleSubmit}
    >
      <FilterFold set={Object.values(values).filter((value) => value !== NOT_FILLED).length}>
        <RuledField name="username">
          <Field label={t('users.filter.username')} name="username" isInline>
            <TextField value={draft.username} onChange={(event) => set({ username: event.target.value })} />
          </Field>
        </RuledField>
        <RuledField name="name">
          <Field label={t('users.filter.name')} name="name" isInline>
            <TextField value={draft.name} onChange={(event) => set({ name: event.target.value })} />
          </Field>
        </RuledField>
        <RuledField name="userType">
          <Field label={t('users.filter.userType')} name="userType" isInline>
            <Select
              options={userTypes}
              placeholder={t('users.filter.all')}
              value={draft.userType}
              onValueChange={(userType) => set({ userType })}
            />
          </Field>
        </RuledField>
        <RuledField name="state">
          <Field label={t('users.filter.state')} name="state" isInline>
            <Select
              options={states}
              placeholder={t('users.filter.all')}
              value={draft.state}
              onValueChange={(state) => set({ state: stateOf(state) })}
            />
          </Field>
        </RuledField>
        <OwnFilters draft={draft} onChange={set} />
        <div className="dw-user-filters-buttons">
          <Button type="submit" variant="primary" isBusy={isSearching}>
            {t('kit.action.search')}
          </Button>
          <Button onClick={handleReset}>{t('kit.action.reset')}</Button>
        </div>
      </FilterFold>
    </form>
  )
}

interface OwnFiltersProps {
  draft: UserFilterValues
  onChange: (change: Partial<UserFilterValues>) => void
}

/** The filters that the page has added. */
function OwnFilters({ draft, onChange }: OwnFiltersProps) {
  const t = useTranslate()
  return useOwnFilters().map(({ id, label, options }) => {
    const value = draft[id] ?? NOT_FILLED
    const set = (next: string) => onChange({ [id]: next })
    return (
      <Field key={id} label={label} name={id} isInline>
        {options ? (
          <Select options={[...options]} placeholder={t('users.filter.all')} value={value} onValueChange={set} />
        ) : (
          <TextField value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Field>
    )
  })
}
