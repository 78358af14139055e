import type { DataOf } from '../../http/call'
import { isKindOpen, phaseOf, type PhaseRow } from './competition-phases'
import type { CompetitionRow } from './competitions.queries'
import type { Applicant } from './entries.queries'

/** A rule that prevents a person from entering. */
export type EntryRule =
  DataOf<'getEntryEligibility'> extends infer Data
    ? NonNullable<Data> extends { failedRules: readonly (infer Rule)[] }
      ? Rule
      : never
    : never

interface EligibilityInput {
  competition: CompetitionRow
  phases: readonly PhaseRow[]
  applicant: Applicant
  hasEntry: boolean
  now: Date
}

/** Why sign-up is not open at this moment; undefined while it is. */
export function closedRule(phases: readonly PhaseRow[], now: Date): 'notOpenYet' | 'closed' | undefined {
  if (isKindOpen(phases, 'signup', now)) return undefined
  const signup = phaseOf(phases, 'signup')
  return signup && signup.manual === 'auto' && signup.startAt > now ? 'notOpenYet' : 'closed'
}

/** The rules that prevent a person from entering, the most important first. */
export function failedRules({ competition, phases, applicant, hasEntry, now }: EligibilityInput): EntryRule[] {
  const closed = closedRule(phases, now)
  const isOfType = competition.eligibility.userTypes.includes(applicant.userType)
  const hasSchool = applicant.orgId !== null && applicant.areaCode !== null
  return [
    ...(isOfType ? [] : (['userType'] as const)),
    ...(hasSchool ? [] : (['school'] as const)),
    ...(hasEntry ? (['entered'] as const) : []),
    ...(closed ? [closed] : []),
  ]
}
