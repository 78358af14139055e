import type { competitionPhases } from '../../db/tables/competitions'

/** A phase as it is stored. */
export type PhaseRow = Pick<
  typeof competitionPhases.$inferSelect,
  'kind' | 'level' | 'roundNo' | 'name' | 'startAt' | 'endAt' | 'graceMinutes' | 'manual'
>

/** How far a competition is, for lists. */
export type Stage = 'coming' | 'signup' | 'running' | 'finished'

const MINUTE_MS = 60_000

/** When a phase closes: its end and the minutes of grace. */
const closesAt = ({ endAt, graceMinutes }: PhaseRow) => new Date(endAt.getTime() + graceMinutes * MINUTE_MS)

/** Is the phase open by the clock of the server? The organiser may open or close it by hand. */
export function isOpen(phase: PhaseRow, now: Date): boolean {
  if (phase.manual !== 'auto') return phase.manual === 'open'
  return phase.startAt <= now && now <= closesAt(phase)
}

/** The first phase of a kind, if the competition has one. */
export const phaseOf = (phases: readonly PhaseRow[], kind: PhaseRow['kind']) =>
  phases.find((phase) => phase.kind === kind)

/** Is a phase of this kind open? */
export const isKindOpen = (phases: readonly PhaseRow[], kind: PhaseRow['kind'], now: Date): boolean =>
  phases.some((phase) => phase.kind === kind && isOpen(phase, now))

/** Has the public notice, or the publication, begun? Then works have names again. */
export function hasNoticeBegun(phases: readonly PhaseRow[], now: Date): boolean {
  return phases.some(({ kind, startAt }) => (kind === 'publicity' || kind === 'result') && startAt <= now)
}

/** Whether objections to results are accepted. */
export type NoticeState = 'before' | 'open' | 'over'

/** Are objections to announced results accepted? Undefined: the competition has no notice. */
export function noticeOf(phases: readonly PhaseRow[], now: Date) {
  const phase = phaseOf(phases, 'publicity')
  if (!phase) return undefined
  const isBefore = phase.manual === 'auto' ? now < phase.startAt : now < closesAt(phase)
  const state: NoticeState = isOpen(phase, now) ? 'open' : isBefore ? 'before' : 'over'
  return { state, from: phase.startAt, to: closesAt(phase) }
}

/** How far a competition is. */
export function stageOf(state: string, phases: readonly PhaseRow[], now: Date): Stage {
  if (state === 'result_published' || state === 'archived') return 'finished'
  if (isKindOpen(phases, 'signup', now)) return 'signup'
  const begun = phases.some(({ startAt }) => startAt <= now)
  const isOver = phases.every((phase) => closesAt(phase) < now)
  return begun ? (isOver ? 'finished' : 'running') : 'coming'
}

/** The next moment at which a phase begins, ends or closes; undefined after the last one. */
export function nextPhaseMoment(phases: readonly PhaseRow[], now: Date): Date | undefined {
  const moments = phases
    .flatMap((phase) => [phase.startAt.getTime(), phase.endAt.getTime(), closesAt(phase).getTime()])
    .filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}
