import type { CompetitionDetail } from '../../data/portal-reader'
import type { zh } from './strings/zh'

type Phase = CompetitionDetail['phases'][number]

/** What a phase is called in the reader's language; judging rounds have their number. */
export function phaseLabel({ kind, level, roundNo }: Phase, texts: typeof zh): string {
  if (kind === 'round') return texts.round(roundNo)
  if (kind === 'recommend') return texts.recommend[level]
  return texts.phases[kind]
}
