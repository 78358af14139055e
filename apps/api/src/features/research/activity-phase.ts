/** What decides where an activity stands. */
export interface Timed {
  startAt: Date
  endAt: Date
  /** Null: as many as come. */
  capacity: number | null
}

/** Where an activity stands at this moment, with so many seats taken. */
export function phaseOf({ startAt, endAt, capacity }: Timed, taken: number, now: Date) {
  if (endAt <= now) return 'over'
  if (startAt <= now) return 'running'
  return capacity !== null && taken >= capacity ? 'full' : 'open'
}

const CHECKIN_BEFORE_MS = 30 * 60_000

/** When people may check in to an activity: from half an hour before its beginning to its end. */
export function checkinWindow({ startAt, endAt }: Pick<Timed, 'startAt' | 'endAt'>): { from: Date; until: Date } {
  return { from: new Date(startAt.getTime() - CHECKIN_BEFORE_MS), until: endAt }
}
