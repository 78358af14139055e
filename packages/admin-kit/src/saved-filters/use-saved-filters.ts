import { useEffect, useRef, useState } from 'react'
import { useInstanceStorage } from '../context/use-client-state'
import {
  hasConditions,
  parseSavedFilters,
  removeFilter,
  sameFilters,
  saveFilter,
  storeSavedFilters,
  type FilterValues,
  type SavedFilters,
} from './saved-filters'

/** A list whose filters can be saved. */
export interface FilteredList {
  /** Key under which the browser stores the saved filters of this list. */
  storageKey: string
  /** The conditions in force. */
  values: FilterValues
  /** Puts saved conditions in force. Called with what was stored, which an older version may have written. */
  onApply: (values: FilterValues) => void
}

/** Saved filters of this instance; the default one applies when the address has no filters. */
export function useSavedFilters({ storageKey, values: present, onApply }: FilteredList) {
  const { local } = useInstanceStorage()
  const [saved, setSaved] = useState(() => parseSavedFilters(local.getItem(storageKey)))
  const [applied, setApplied] = useState<string | null>(null)
  const store = (next: SavedFilters) => {
    local.setItem(storageKey, storeSavedFilters(next))
    setSaved(next)
  }
  const apply = (name: string) => {
    const filter = saved.filters.find((one) => one.name === name)
    if (!filter) return
    setApplied(name)
    onApply(filter.values)
  }
  const begin = useRef(() => {
    if (saved.defaultName !== null && !hasConditions(present)) apply(saved.defaultName)
  })
  useEffect(() => begin.current(), [])

  const isChosen = (values: FilterValues) => sameFilters(values, present)
  const current = saved.filters.find(({ values }) => isChosen(values))?.name ?? null
  const changed = current === null && hasConditions(present) ? applied : null
  return {
    saved,
    /** The one that is in force just as it was saved. */
    current,
    /** The one that was chosen and then changed: it can be brought up to date. */
    changed,
    apply,
    save: (name: string) => {
      store(saveFilter(saved, name, present))
      setApplied(name)
    },
    remove: (name: string) => store(removeFilter(saved, name)),
    setDefault: (defaultName: string | null) => store({ ...saved, defaultName }),
  }
}
