import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { SiteForm, SiteLink } from '../links/site-link'
import { useQueryParams } from '../links/use-query-params'
import './filter-form.css'

/** One filter: a select with options, a text field without. */
export interface Filter {
  name: string
  label: string
  options?: readonly { value: string; label: string }[]
  /** Label of the empty option; by default all. */
  none?: string
}

export interface FilterFormProps {
  filters: readonly Filter[]
  /** Filters that are set elsewhere on the page and preserved. */
  keep?: readonly string[]
}

function FilterField({ filter: { name, label, options, none } }: { filter: Filter }) {
  const { t } = usePreferences()
  const value = useQueryParams().get(name) ?? undefined
  return (
    <label className="dw-filter-field">
      <span>{label}</span>
      {options ? (
        <select name={name} defaultValue={value}>
          <option value="">{none ?? t.content.list.allColumns}</option>
          {options.map(({ value: one, label: text }) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input type="search" name={name} defaultValue={value} maxLength={50} />
      )}
    </label>
  )
}

/**
 * Filters of a list as a plain form: it works without JavaScript, and its state is the address. On phones it folds behind
 * one switch with the number of filters that are set.
 */
export function FilterForm({ filters, keep = [] }: FilterFormProps) {
  const { t } = usePreferences()
  const { pathname } = useLocation()
  const query = useQueryParams()
  const id = useId()
  const preserved = keep.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  const set = filters.filter(({ name }) => query.get(name)).length
  const rest = new URLSearchParams(preserved.map(([name, value]) => [name, value])).toString()
  return (
    <div key={query.toString()} className="dw-filter-fold">
      <input id={id} type="checkbox" className="dw-filter-switch dw-visually-hidden" />
      <label htmlFor={id} className="dw-filter-button">
        {t.content.list.filters(set)}
      </label>
      <SiteForm className="dw-filter" role="search" aria-label={t.content.list.conditions}>
        {preserved.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} />
        ))}
        <button type="submit" className="dw-filter-find">
          {t.content.list.find}
        </button>
        {set > 0 && (
          <SiteLink to={rest ? `${pathname}?${rest}` : pathname} className="dw-filter-reset">
            {t.content.list.reset}
          </SiteLink>
        )}
      </SiteForm>
    </div>
  )
}
