import type { SentenceKey } from '../../strings/translate'
import type { EntryRule } from '../competitions/eligibility'

/** Why a person may not be entered, for those who sign up somebody else. */
export const ruleSentences = {
  userType: 'behalfEntries.wrongUserType',
  school: 'behalfEntries.noSchool',
  entered: 'behalfEntries.alreadyEntered',
  notOpenYet: 'competitions.notOpenYet',
  closed: 'competitions.closed',
} as const satisfies Record<EntryRule, SentenceKey>
