import { useEffect, useState } from 'react'
import type { UserFilterValues } from './user-search'

// With the page's own filters; an empty one is the same as none.
const filled = (values: UserFilterValues) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
const isSame = (a: UserFilterValues, b: UserFilterValues) => filled(a) === filled(b)

/**
 * The values of the filter row, searched for or not yet. With a delay, what is typed is searched for by itself so many
 * milliseconds after the last key; the choices of type and status never are (section 4).
 */
export function useFilterDraft(
  values: UserFilterValues,
  delay: number | undefined,
  onSearch: (values: UserFilterValues) => void,
) {
  const [inForce, setInForce] = useState(values)
  const [searched, setSearched] = useState(values)
  const [draft, setDraft] = useState(values)
  // Going back, a chip taken away, a saved filter: the row shows what is in force now.
  if (!isSame(inForce, values)) {
    setInForce(values)
    if (!isSame(searched, values)) {
      setSearched(values)
      setDraft(values)
    }
  }
  const search = (next: UserFilterValues) => {
    setSearched(next)
    onSearch(next)
  }
  const { username, name } = draft
  const isTyped = delay !== undefined && (username !== searched.username || name !== searched.name)
  useEffect(() => {
    if (!isTyped) return undefined
    const timer = setTimeout(() => search({ ...searched, username, name }), delay)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- only typing restarts the timer
  }, [isTyped, username, name])
  return {
    draft,
    set: (change: Partial<UserFilterValues>) => setDraft((before) => Object.assign({}, before, change)),
    reset: setDraft,
    search,
  }
}
