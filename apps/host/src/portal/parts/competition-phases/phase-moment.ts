import type { Phase } from './phase-label'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Milliseconds of a time of the site, for differences to other times of the same site only. */
export const siteMs = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`)

const opens = ({ startAt }: Phase) => siteMs(startAt)
const closes = ({ endAt, graceMinutes }: Phase) => siteMs(endAt) + graceMinutes * MINUTE_MS

/** Whether a phase is over, open or still to come. The organiser may open or close it by hand. */
export function phaseState(phase: Phase, now: number): 'past' | 'current' | 'coming' {
  if (phase.manual === 'open') return 'current'
  if (phase.manual === 'closed') return opens(phase) > now ? 'coming' : 'past'
  if (closes(phase) < now) return 'past'
  return opens(phase) <= now ? 'current' : 'coming'
}

/**
 * The phase that counts at a moment, with the time that is left: the open one that ends first, else the next one.
 * Undefined after the last one.
 */
export function phaseMoment(phases: readonly Phase[], now: number) {
  const inState = (state: string) => phases.filter((phase) => phaseState(phase, now) === state)
  const open = inState('current').sort((a, b) => closes(a) - closes(b))
  const coming = inState('coming').sort((a, b) => opens(a) - opens(b))
  const [phase = coming[0]] = open
  if (!phase) return undefined
  const isOpen = open.length > 0
  return { phase, isOpen, left: Math.max(0, (isOpen ? closes(phase) : opens(phase)) - now) }
}

/** Whole days, hours and minutes. */
export const remaining = (ms: number) => ({
  days: Math.floor(ms / DAY_MS),
  hours: Math.floor((ms % DAY_MS) / HOUR_MS),
  minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
})
