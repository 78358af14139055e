import type { Option } from './options'

/** Returns years as the options of a filter. */
export const toYears = (years: readonly string[]): Option[] => years.map((year) => ({ value: year, label: year }))
