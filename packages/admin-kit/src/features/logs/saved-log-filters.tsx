import { SavedFilters } from '../../saved-filters'
import { filtersFrom, filtersOf, type LogSearch } from './log-search'
import type { SetLogSearch } from './use-log-search'

export interface SavedLogFiltersProps {
  /** Each log has its own list of saved filters. */
  log: 'login' | 'operation'
  search: LogSearch
  onSearch: SetLogSearch
}

/** 常用查询 of a log. */
export function SavedLogFilters({ log, search, onSearch }: SavedLogFiltersProps) {
  return (
    <SavedFilters
      storageKey={`logs.${log}.savedFilters`}
      values={{ ...filtersOf(search) }}
      onApply={(values) => onSearch(filtersFrom(values))}
    />
  )
}
