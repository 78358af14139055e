const DAYS = 7
const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/

/** Is this a month yyyy-MM that the server knows? */
export const isMonth = (text: string) => MONTH.test(text)

const dayText = (moment: Date) => moment.toISOString().slice(0, 10)

/** The month that is so many after this one; months and days are those of the calendar, in no zone. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayText(new Date(Date.UTC(year, number - 1 + count, 1))).slice(0, 7)
}

/** The weeks of a month from Monday to Sunday, each with its seven days yyyy-MM-dd; null beyond the month. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + DAYS - 1) % DAYS
  const weeks = Math.ceil((before + last) / DAYS)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS }, (__, day) => {
      const date = week * DAYS + day - before + 1
      return date < 1 || date > last ? null : `${month}-${String(date).padStart(2, '0')}`
    }),
  )
}

/** Names of the days from Monday on in a language. */
export function weekdayNames(locale: string): { short: string; long: string }[] {
  const named = (style: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
  const [short, long] = [named('short'), named('long')]
  // 1 January 2024 was a Monday.
  return Array.from({ length: DAYS }, (_, day) => {
    const moment = new Date(Date.UTC(2024, 0, 1 + day))
    return { short: short.format(moment), long: long.format(moment) }
  })
}
