import { Button, Field, Select, TextField, type SelectOption } from '@doorway/ui'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import { countFilters, filtersOf, type LogFilters, type LogSearch, noFilters } from './log-search'
import type { SetLogSearch } from './use-log-search'

/** A field of the filters and how it is edited. */
export interface FilterField {
  name: keyof LogFilters
  label: string
  /** Absent: text. */
  options?: readonly SelectOption[]
  isDate?: boolean
}

export interface FilterFormProps {
  search: LogSearch
  onSearch: SetLogSearch
  /** Called by 查询 with unchanged filters: logs grow. */
  onRepeat: () => void
  fields: readonly FilterField[]
  /** Further buttons. */
  children?: ReactNode
}

/** Filters of a log, next to one another where there is room; they count once 查询 is pressed. */
export function FilterForm({ search, onSearch, onRepeat, fields, children }: FilterFormProps) {
  const t = useTranslate()
  const [typed, setTyped] = useEditedValue(filtersOf(search))
  const apply = (filters: LogFilters) => {
    setTyped(filters)
    onSearch(filters)
    onRepeat()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply(typed)
  }
  return (
    <form className="dw-log-filters" role="search" aria-label={t('logs.filters')} onSubmit={handleSubmit}>
      <FilterFold set={countFilters(search)}>
        {fields.map(({ name, label, options, isDate }) => (
          <Field key={name} className={isDate ? 'dw-log-filter dw-log-date' : 'dw-log-filter'} label={label}>
            {options ? (
              <Select
                options={[...options]}
                placeholder={t('logs.all')}
                value={typed[name]}
                onValueChange={(value) => setTyped({ ...typed, [name]: value })}
              />
            ) : (
              <TextField
                type={isDate ? 'date' : 'text'}
                maxLength={isDate ? undefined : 80}
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <span className="dw-log-buttons">
          <Button type="submit" variant="primary">
            {t('kit.action.search')}
          </Button>
          {countFilters(search) > 0 && <Button onClick={() => apply(noFilters)}>{t('kit.action.reset')}</Button>}
        </span>
      </FilterFold>
      {children}
    </form>
  )
}
