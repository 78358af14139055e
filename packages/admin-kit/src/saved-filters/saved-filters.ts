/** Raised when the stored shape changes; older lists are forgotten then. */
const VERSION = 1

/** A longer list would not be read. */
const MOST = 20

/** Characters of a name at most. */
export const NAME_MAX = 50

/** Conditions of a list by the name of the field; empty texts are no condition. */
export type FilterValues = Readonly<Record<string, string>>

/** Filters under a name, and the one a new visit begins with. The name is the identity. */
export interface SavedFilters {
  defaultName: string | null
  filters: readonly { name: string; values: FilterValues }[]
}

export const noSavedFilters: SavedFilters = { defaultName: null, filters: [] }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isValues = (value: unknown): value is FilterValues =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= NAME_MAX

const isFilter = (value: unknown): value is SavedFilters['filters'][number] =>
  isRecord(value) && isName(value['name']) && isValues(value['values'])

// By hand: the list is read with the first rows, long before any form needs the library for schemas.
function isStored(value: unknown): value is SavedFilters {
  if (!isRecord(value) || value['version'] !== VERSION) return false
  const { defaultName, filters } = value
  const hasDefault = defaultName === null || typeof defaultName === 'string'
  return hasDefault && Array.isArray(filters) && filters.length <= MOST && filters.every(isFilter)
}

/** Reads the stored list; anything unknown or damaged counts as none. */
export function parseSavedFilters(text: string | null): SavedFilters {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return isStored(value) ? { defaultName: value.defaultName, filters: value.filters } : noSavedFilters
  } catch {
    return noSavedFilters
  }
}

/** Serialises the list. */
export function storeSavedFilters({ defaultName, filters }: SavedFilters): string {
  return JSON.stringify({ version: VERSION, defaultName, filters })
}

/** Puts the values under a name; one that is there already gets the new values. */
export function saveFilter(saved: SavedFilters, name: string, values: FilterValues): SavedFilters {
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

const conditionsIn = (values: FilterValues) => Object.entries(values).filter(([, value]) => value !== '')

/** Returns whether the values contain any condition. */
export const hasConditions = (values: FilterValues): boolean => conditionsIn(values).length > 0

/** Returns whether both contain the same conditions. */
export function sameFilters(a: FilterValues, b: FilterValues): boolean {
  const own = conditionsIn(a)
  return own.length === conditionsIn(b).length && own.every(([name, value]) => b[name] === value)
}
