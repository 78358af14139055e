import { usePreferences } from '../../../preferences/preferences-context'
import { SiteForm } from '../links/site-link'
import { useQueryParams } from '../links/use-query-params'
import './filter-form.css'

/** One condition. With options it is a choice, without it is a text. */
export interface Filter {
  name: string
  label: string
  options?: readonly { value: string; label: string }[]
  /** What no choice means, where it is not everything. */
  none?: string
}

export interface FilterFormProps {
  filters: readonly Filter[]
  /** Conditions that are chosen elsewhere on the page and stay. */
  keep?: readonly string[]
}

/** Conditions of a list as a plain form: it works without JavaScript, and its state is the address. */
export function FilterForm({ filters, keep = [] }: FilterFormProps) {
  const { t } = usePreferences()
  const asked = useQueryParams()
  return (
    <SiteForm key={asked.toString()} className="dw-filter" role="search" aria-label={t.list.conditions}>
      {keep.map((name) => {
        const value = asked.get(name)
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null
      })}
      {filters.map(({ name, label, options, none }) => (
        <label key={name} className="dw-filter-field">
          <span>{label}</span>
          {options ? (
            <select name={name} defaultValue={asked.get(name) ?? ''}>
              <option value="">{none ?? t.list.allColumns}</option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input type="search" name={name} defaultValue={asked.get(name) ?? ''} maxLength={50} />
          )}
        </label>
      ))}
      <button type="submit" className="dw-filter-find">
        {t.list.find}
      </button>
    </SiteForm>
  )
}
