import { parseSiteTime, siteTime } from '../../clock'
import type { Span } from './facts.queries'

const DEFAULT_MONTHS = 12
/** The longest period, in months. */
export const MAX_MONTHS = 36
const MONTHS_OF_YEAR = 12

/** Months of a period, both included, yyyy-MM. */
export interface Period {
  from: string
  to: string
}

/** Months since year 0. */
const numberOf = (month: string) => Number(month.slice(0, 4)) * MONTHS_OF_YEAR + Number(month.slice(5, 7)) - 1

const monthOf = (number: number) =>
  `${String(Math.floor(number / MONTHS_OF_YEAR)).padStart(4, '0')}-${String((number % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`

/** The months up to the last one, which is the present one by default. */
export function periodOf({ months = DEFAULT_MONTHS, to }: { months?: number; to?: string }, now: Date): Period {
  const last = numberOf(to ?? siteTime(now).slice(0, 7))
  return { from: monthOf(last - months + 1), to: monthOf(last) }
}

/** Every month of a period in order. */
export function monthsOf({ from, to }: Period): string[] {
  const first = numberOf(from)
  return Array.from({ length: numberOf(to) - first + 1 }, (_, at) => monthOf(first + at))
}

/** The first moment of a month. Throws where the calendar has no such month. */
function startOf(month: string): Date {
  const start = parseSiteTime(`${month}-01`)
  if (!start) throw new Error(`${month} is no month.`)
  return start
}

/** The moments of a period. */
export const spanOf = ({ from, to }: Period): Span => ({
  from: startOf(from),
  before: startOf(monthOf(numberOf(to) + 1)),
})
