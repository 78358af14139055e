import { useEffect, useRef, useState } from 'react'
import { useInstanceStorage } from '../../../context/use-client-state'
import {
  parseSavedFilters,
  removeFilter,
  sameFilters,
  saveFilter,
  storeSavedFilters,
  type SavedFilters,
} from './saved-filters'
import { hasFilters, type UserSearch } from './user-search'

const KEY = 'users.savedFilters'

/** Saved filters of this instance; the default one applies when the address has no filters. */
export function useSavedFilters(search: UserSearch, onApply: (values: UserSearch['filters']) => void) {
  const { local } = useInstanceStorage()
  const [saved, setSaved] = useState(() => parseSavedFilters(local.getItem(KEY)))
  const [applied, setApplied] = useState<string | null>(null)
  const keep = (next: SavedFilters) => {
    local.setItem(KEY, storeSavedFilters(next))
    setSaved(next)
  }
  const apply = (name: string) => {
    const filter = saved.filters.find((one) => one.name === name)
    if (!filter) return
    setApplied(name)
    onApply(filter.values)
  }
  const begin = useRef(() => {
    if (saved.defaultName !== null && !hasFilters(search)) apply(saved.defaultName)
  })
  useEffect(() => begin.current(), [])

  const isChosen = (values: UserSearch['filters']) => sameFilters(values, search.filters)
  const current = saved.filters.find(({ values }) => isChosen(values))?.name ?? null
  const changed = current === null && hasFilters(search) ? applied : null
  return {
    saved,
    /** The one that is in force just as it was saved. */
    current,
    /** The one that was chosen and then changed: it can be brought up to date. */
    changed,
    apply,
    save: (name: string) => {
      keep(saveFilter(saved, name, search.filters))
      setApplied(name)
    },
    remove: (name: string) => keep(removeFilter(saved, name)),
    setDefault: (defaultName: string | null) => keep({ ...saved, defaultName }),
  }
}
