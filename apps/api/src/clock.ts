/** Where the server takes the time from, so that tests and stories can stand still. */
export interface Clock {
  now: () => Date
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands: all that one request reads is of one moment. */
export const clockAt = (now: Date): Clock => ({ now: () => now })

const SITE_ZONE_OFFSET_MS = 8 * 3_600_000

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, which has been +08:00 all year since 1991. */
export function siteTime(moment: Date): string {
  return new Date(moment.getTime() + SITE_ZONE_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The database knows no year 0, where the first hours of year 1 in Asia/Shanghai lie. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z')

/** The moment that a site time (`yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`) names; undefined when it is no real one. */
export function parseSiteTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text)
  if (!match) return undefined
  const moment = new Date(`${match[1]}T${match[2] ?? '00:00:00'}+08:00`)
  const isReal = moment.getTime() >= FIRST_MOMENT && siteTime(moment).startsWith(`${match[1]}`)
  return isReal ? moment : undefined
}
