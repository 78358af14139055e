import type { HomeContest } from './home-view'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Milliseconds of a time of the site, for differences to other times of the same site only. */
export const siteMs = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`)

/**
 * Which phase counts at a moment: the open one, else the next one, else the last one. `end` is when it closes, or opens
 * where it is still to come.
 */
export function contestMoment(phases: HomeContest['phases'], now: number) {
  const next = phases.findIndex(({ endAt }) => siteMs(endAt) > now)
  const current = next === -1 ? phases.length - 1 : next
  const phase = phases[current]
  const isOpen = phase !== undefined && siteMs(phase.startAt) <= now
  return { current, isOpen, end: phase ? siteMs(isOpen ? phase.endAt : phase.startAt) : now }
}

/** Whole days, hours and minutes; all are zero once the time is over. */
export function remaining(ms: number) {
  const left = Math.max(0, ms)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
  }
}
