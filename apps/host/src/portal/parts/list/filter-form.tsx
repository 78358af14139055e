import { usePreferences } from '../../../preferences/preferences-context'
import { SiteForm } from '../links/site-link'
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

/** Filters of a list as a plain form: it works without JavaScript, and its state is the address. */
export function FilterForm({ filters, keep = [] }: FilterFormProps) {
  const { t } = usePreferences()
  const query = useQueryParams()
  return (
    <SiteForm key={query.toString()} className="dw-filter" role="search" aria-label={t.list.conditions}>
      {keep.map((name) => {
        const value = query.get(name)
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null
      })}
      {filters.map(({ name, label, options, none }) => (
        <label key={name} className="dw-filter-field">
          <span>{label}</span>
          {options ? (
            <select name={name} defaultValue={query.get(name) ?? undefined}>
              <option value="">{none ?? t.list.allColumns}</option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input type="search" name={name} defaultValue={query.get(name) ?? undefined} maxLength={50} />
          )}
        </label>
      ))}
      <button type="submit" className="dw-filter-find">
        {t.list.find}
      </button>
    </SiteForm>
  )
}
