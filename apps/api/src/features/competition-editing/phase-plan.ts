import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime } from '../../clock'
import type { FieldFault } from '../../http/refusals'
import type { ManagedPhaseRow } from './competition-parts.queries'

type PhaseWrite = Schema<'CompetitionPhaseWrite'>

const MINUTE_MS = 60_000

/** Are the end of a phase and its minutes of grace over? What was opened or closed by hand does not matter here. */
export const hasClosed = ({ endAt, graceMinutes }: Pick<ManagedPhaseRow, 'endAt' | 'graceMinutes'>, now: Date) =>
  endAt.getTime() + graceMinutes * MINUTE_MS < now.getTime()

/** What makes a phase the same one in a save: a competition has it once. */
export const phaseKey = ({ kind, level, roundNo }: Pick<PhaseWrite, 'kind' | 'level' | 'roundNo'>) =>
  `${kind}/${level}/${roundNo}`

/** A phase with its moments. */
export type PlannedPhase = Omit<PhaseWrite, 'startAt' | 'endAt'> & { startAt: Date; endAt: Date }

interface Plan {
  phases: readonly PlannedPhase[]
  faults: readonly FieldFault[]
}

function faultsOf(phase: PhaseWrite, index: number): FieldFault[] {
  const faults: FieldFault[] = []
  const at = (field: string) => `phases.${index}.${field}`
  const [start, end] = [parseSiteTime(phase.startAt), parseSiteTime(phase.endAt)]
  if (phase.name.trim() === '') faults.push({ field: at('name'), key: 'competitionEditing.phaseNameRequired' })
  if (!start) faults.push({ field: at('startAt'), key: 'competitionEditing.timeInvalid' })
  if (!end) faults.push({ field: at('endAt'), key: 'competitionEditing.timeInvalid' })
  if (start && end && end <= start) faults.push({ field: at('endAt'), key: 'competitionEditing.endBeforeStart' })
  if ((phase.kind === 'round') !== phase.roundNo > 0)
    faults.push({ field: at('roundNo'), key: 'competitionEditing.roundNumber' })
  return faults
}

interface PlacedPhase {
  index: number
  phase: PlannedPhase
}

/** Rounds follow each other: the next one starts when the one before has ended. */
function roundFaults(placed: readonly PlacedPhase[]): FieldFault[] {
  const rounds = placed
    .filter(({ phase }) => phase.kind === 'round')
    .toSorted((one, other) => one.phase.roundNo - other.phase.roundNo)
  return rounds.flatMap(({ index, phase }, place): FieldFault[] => {
    const former = rounds[place - 1]
    if (!former || phase.startAt >= former.phase.endAt) return []
    return [{ field: `phases.${index}.startAt`, key: 'competitionEditing.roundOverlaps' }]
  })
}

/** Reads the phases of a save and says what is wrong with each. */
export function planPhases(writes: readonly PhaseWrite[]): Plan {
  const faults = writes.flatMap(faultsOf)
  const seen = new Set<string>()
  for (const [index, write] of writes.entries()) {
    if (seen.has(phaseKey(write))) faults.push({ field: `phases.${index}.kind`, key: 'competitionEditing.phaseTwice' })
    seen.add(phaseKey(write))
  }
  const placed = writes.flatMap((write, index): PlacedPhase[] => {
    const [startAt, endAt] = [parseSiteTime(write.startAt), parseSiteTime(write.endAt)]
    return startAt && endAt ? [{ index, phase: { ...write, name: write.name.trim(), startAt, endAt } }] : []
  })
  faults.push(...roundFaults(placed))
  return { phases: placed.map(({ phase }) => phase), faults }
}

const same = (one: Date, other: Date) => one.getTime() === other.getTime()

/**
 * What a published competition does not change by saving: a phase that has closed stays as it is until it is reopened
 * with a reason, and one that has begun does not begin at another time.
 */
export function closedFaults(
  known: readonly ManagedPhaseRow[],
  planned: readonly PlannedPhase[],
  now: Date,
): FieldFault[] {
  const former = new Map(known.map((phase) => [phaseKey(phase), phase]))
  const next = new Set(planned.map(phaseKey))
  const faults = planned.flatMap((phase, index): FieldFault[] => {
    const before = former.get(phaseKey(phase))
    if (!before) return []
    const isOver = hasClosed(before, now)
    const hasSameEnd = same(before.endAt, phase.endAt) && before.graceMinutes === phase.graceMinutes
    if (isOver && !(hasSameEnd && before.manual === phase.manual))
      return [{ field: `phases.${index}.endAt`, key: 'competitionEditing.phaseClosed' }]
    if (before.startAt <= now && !same(before.startAt, phase.startAt))
      return [{ field: `phases.${index}.startAt`, key: 'competitionEditing.phaseBegun' }]
    return []
  })
  const isClosedRemoved = known.some((phase) => hasClosed(phase, now) && !next.has(phaseKey(phase)))
  return isClosedRemoved ? [...faults, { field: 'phases', key: 'competitionEditing.closedRemoved' }] : faults
}
