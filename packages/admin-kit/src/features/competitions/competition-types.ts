import type { managedCompetitionEndpoints } from '@doorway/api-client/endpoints'

/** Calls of organisers. */
export type CompetitionCalls = ReturnType<typeof managedCompetitionEndpoints>
/** A competition in the list. */
export type CompetitionRow = Awaited<ReturnType<CompetitionCalls['list']>>['rows'][number]
/** What the list is narrowed by. */
export type CompetitionConditions = Parameters<CompetitionCalls['list']>[0]
/** A competition with everything that is set up. */
export type Competition = Awaited<ReturnType<CompetitionCalls['get']>>
/** A phase of a competition. */
export type Phase = Competition['phases'][number]
/** What a competition has and lacks. */
export type Readiness = Awaited<ReturnType<CompetitionCalls['getReadiness']>>
/** A step of the editor. */
export type StepId = Readiness['items'][number]['step']

/** Steps of the editor in their order. */
export const stepIds: readonly StepId[] = [
  'basics',
  'groups',
  'phases',
  'quota',
  'works',
  'judging',
  'awards',
  'notice',
]
/** States of a competition. */
export const competitionStates = ['draft', 'announced', 'result_published', 'archived', 'cancelled'] as const
/** Kinds of competitions. */
export const competitionKinds = ['micro', 'other'] as const
/** Levels on which competitions are held. */
export const competitionLevels = ['province', 'city', 'county', 'school'] as const
/** Kinds of phases in the order in which they usually follow. */
export const phaseKinds = ['signup', 'submit', 'check', 'recommend', 'round', 'publicity', 'result', 'cert'] as const
/** Levels that recommend works to the next one. */
export const quotaLevels = ['school', 'county', 'city'] as const
/** How much of the author judges and reviewers see. */
export const blindKinds = ['none', 'single', 'double'] as const
/** What participants learn of their scores. */
export const visibilities = ['none', 'band', 'total', 'criteria', 'comments'] as const
/** Types of users that can enter: teachers, students, judges and parents by their code. */
export const entrantTypes = ['4', '5', '6'] as const

/** May the competition still be changed? */
export const isEditable = ({ state }: Pick<Competition, 'state'>) => state === 'draft' || state === 'announced'
