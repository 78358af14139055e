import { Button, Field, Select, TextField, type SelectOption } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useTranslate } from '../../provider/use-translate'
import { emptyFilters, type UserFilterValues } from './user-search'

export interface UserFiltersProps {
  /** The filters in force; give the component a key of them, so that going back shows what was asked. */
  values: UserFilterValues
  userTypes: SelectOption[]
  isSearching?: boolean
  onSearch: (values: UserFilterValues) => void
}

/** The filter row. Nothing is asked until 查询: changing the status triggers nothing (section 4). */
export function UserFilters({ values, userTypes, isSearching = false, onSearch }: UserFiltersProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(values)
  const set = (change: Partial<UserFilterValues>) => setDraft((before) => ({ ...before, ...change }))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft)
  }
  const handleReset = () => {
    setDraft(emptyFilters)
    onSearch(emptyFilters)
  }
  const states = [
    { value: 'enabled', label: t('users.state.enabled') },
    { value: 'disabled', label: t('users.state.disabled') },
  ]
  return (
    <form className="dw-user-filters" aria-label={t('users.filter.label')} onSubmit={handleSubmit}>
      <Field label={t('users.filter.username')} isInline>
        <TextField value={draft.username} onChange={(event) => set({ username: event.target.value })} />
      </Field>
      <Field label={t('users.filter.name')} isInline>
        <TextField value={draft.name} onChange={(event) => set({ name: event.target.value })} />
      </Field>
      <Field label={t('users.filter.userType')} isInline>
        <Select
          options={userTypes}
          placeholder={t('users.filter.all')}
          value={draft.userType}
          onValueChange={(userType) => set({ userType })}
        />
      </Field>
      <Field label={t('users.filter.state')} isInline>
        <Select
          options={states}
          placeholder={t('users.filter.all')}
          value={draft.state}
          onValueChange={(state) => set({ state })}
        />
      </Field>
      <div className="dw-user-filters-buttons">
        <Button type="submit" variant="primary" isBusy={isSearching}>
          {t('kit.action.search')}
        </Button>
        <Button onClick={handleReset}>{t('kit.action.reset')}</Button>
      </div>
    </form>
  )
}
