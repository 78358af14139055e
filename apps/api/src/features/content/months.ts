import { parseSiteTime } from '../../clock'

/** First and last day of a month yyyy-MM, in the site's calendar; undefined without a month. */
export function daysOf(month: string | undefined): { startTime: string; endTime: string } | undefined {
  if (!month) return undefined
  const [year = NaN, number = NaN] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { startTime: `${month}-01`, endTime: `${month}-${last}` }
}

/** The moments at which a month yyyy-MM begins and ends, the end excluded. */
export function momentsOf(month: string | undefined): { from?: Date; until?: Date } {
  const days = daysOf(month)
  const last = days && parseSiteTime(days.endTime)
  if (!days || !last) return {}
  return { from: parseSiteTime(days.startTime), until: new Date(last.getTime() + 24 * 3_600_000) }
}
