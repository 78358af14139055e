const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** A month of a year; 1 is January. */
export interface CalendarMonth {
  year: number
  month: number
}

/** Reads yyyy-MM (specification section 9); anything else is no month. */
export function parseMonth(text: string): CalendarMonth | null {
  const parts = MONTH.exec(text)
  return parts ? { year: Number(parts[1]), month: Number(parts[2]) } : null
}

/** Writes yyyy-MM. */
export function formatMonth({ year, month }: CalendarMonth): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}
