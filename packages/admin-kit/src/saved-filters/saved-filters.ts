import * as z from 'zod/mini'
import type { UserFilterValues } from './user-search'

/** Raised when the stored shape changes; older lists are forgotten then. */
const VERSION = 1

/** A longer list would not be read. */
const MOST = 20

const filterValues = z.object({
  username: z.string(),
  name: z.string(),
  userType: z.string(),
  state: z.enum(['', 'enabled', 'disabled']),
})
const stored = z.object({
  version: z.literal(VERSION),
  defaultName: z.nullable(z.string()),
  filters: z
    .array(z.object({ name: z.string().check(z.minLength(1), z.maxLength(50)), values: filterValues }))
    .check(z.maxLength(MOST)),
})

/** Filters under a name, and the one a new visit begins with. The name is the identity. */
export interface SavedFilters {
  defaultName: string | null
  filters: readonly { name: string; values: UserFilterValues }[]
}

export const noSavedFilters: SavedFilters = { defaultName: null, filters: [] }

/** Reads the stored list; anything unknown or damaged counts as none. */
export function parseSavedFilters(text: string | null): SavedFilters {
  try {
    const { data } = stored.safeParse(text === null ? null : JSON.parse(text))
    return data ? { defaultName: data.defaultName, filters: data.filters } : noSavedFilters
  } catch {
    return noSavedFilters
  }
}

/** Serialises the list. */
export function storeSavedFilters({ defaultName, filters }: SavedFilters): string {
  return JSON.stringify({ version: VERSION, defaultName, filters })
}

/** Puts the values under a name; one that is there already gets the new values. */
export function saveFilter(saved: SavedFilters, name: string, values: UserFilterValues): SavedFilters {
  const others = saved.filters.filter((filter) => filter.name !== name)
  const isKnown = others.length < saved.filters.length
  const filters = isKnown
    ? saved.filters.map((filter) => (filter.name === name ? { name, values } : filter))
    : [...others, { name, values }].slice(-MOST)
  return { ...saved, filters }
}

/** Forgets a filter. */
export function removeFilter({ defaultName, filters }: SavedFilters, name: string): SavedFilters {
  return {
    defaultName: defaultName === name ? null : defaultName,
    filters: filters.filter((filter) => filter.name !== name),
  }
}

/** Do both ask for the same? */
export function sameFilters(a: UserFilterValues, b: UserFilterValues): boolean {
  return a.username === b.username && a.name === b.name && a.userType === b.userType && a.state === b.state
}
