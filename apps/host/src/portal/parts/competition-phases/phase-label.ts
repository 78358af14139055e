import type { CompetitionDetail } from '../../data/portal-reader'
import type { phaseNames } from './strings/zh'

/** A phase of a competition. */
export type Phase = CompetitionDetail['phases'][number]

/** What a phase is called in the reader's language; judging rounds have their number. */
export function phaseLabel({ kind, level, roundNo }: Phase, names: typeof phaseNames): string {
  if (kind === 'round') return names.round(roundNo)
  if (kind === 'recommend') return names.recommend[level]
  return names.kinds[kind]
}
