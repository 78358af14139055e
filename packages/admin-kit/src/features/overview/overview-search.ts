import { useKitLocation, useKitNavigate } from '../../context/use-location'

/** Periods that can be chosen, in months. */
export const periods = [6, 12, 24, 36] as const
const DEFAULT_PERIOD = 12
const AREA = /^\d{6,12}$/

/** Which figures are shown; it is in the address. */
export interface OverviewSearch {
  /** Absent: everything in scope. */
  areaCode?: string
  months: number
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery({ area = '', months }: Readonly<Record<string, string>>): OverviewSearch {
  const known = periods.find((each) => String(each) === months) ?? DEFAULT_PERIOD
  return AREA.test(area) ? { areaCode: area, months: known } : { months: known }
}

/** The search that the address holds, and what changes it; each change is a step of the browser's history. */
export function useOverviewSearch() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = searchFromQuery(query)
  const setSearch = ({ areaCode, months }: OverviewSearch) =>
    navigate({ query: { area: areaCode ?? null, months: months === DEFAULT_PERIOD ? null : String(months) } })
  return { search, setSearch }
}
