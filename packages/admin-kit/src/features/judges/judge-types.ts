import type { judgeAdminEndpoints } from '@doorway/api-client/endpoints'

/** Calls about judges. */
export type JudgeCalls = ReturnType<typeof judgeAdminEndpoints>
/** A competition with panels. */
export type PanelCompetition = Awaited<ReturnType<JudgeCalls['listCompetitions']>>[number]
/** A person who judges. */
export type PoolJudge = Awaited<ReturnType<JudgeCalls['listJudges']>>['rows'][number]
/** What the pool is narrowed by. */
export type PoolConditions = Parameters<JudgeCalls['listJudges']>[0]
/** Panels of a competition with what they can be made of. */
export type Board = Awaited<ReturnType<JudgeCalls['getPanels']>>
/** A panel. */
export type Panel = Board['panels'][number]
/** What a panel is saved with. */
export type PanelDraft = Parameters<JudgeCalls['savePanel']>[0]
/** A member of a panel. */
export type Member = Panel['members'][number]
/** A plan of assignments. */
export type AssignmentPlan = Awaited<ReturnType<JudgeCalls['autoAssign']>>
/** What a plan is requested with. */
export type PlanRequest = Parameters<JudgeCalls['autoAssign']>[0]
/** A work with its judges. */
export type AssignedWork = Awaited<ReturnType<JudgeCalls['listAssignments']>>['rows'][number]
/** What the works of a panel are narrowed by. */
export type AssignmentConditions = Parameters<JudgeCalls['listAssignments']>[0]
/** An assignment. */
export type Assignment = AssignedWork['assignments'][number]

/** How far the panels of a round are. */
export type Monitor = Awaited<ReturnType<JudgeCalls['getMonitor']>>
/** How far a panel is. */
export type MonitoredPanel = Monitor['panels'][number]
/** How far a judge of a panel is. */
export type JudgeProgress = Awaited<ReturnType<JudgeCalls['getProgress']>>[number]

/** Samples of a panel with works that can be ones. */
export type PanelSamples = Awaited<ReturnType<JudgeCalls['getSamples']>>
/** A work that is a sample, or can be one. */
export type SampleWork = PanelSamples['works'][number]
/** How judges mark a sample. */
export type CalibrationSample = Awaited<ReturnType<JudgeCalls['getCalibration']>>['samples'][number]

/** States of judges. */
export const judgeStates = ['pool', 'active', 'suspended'] as const
/** Roles in a panel. */
export const memberRoles = ['chief', 'member', 'reserve'] as const
/** What the works of a panel can be narrowed by. */
export const workFilters = ['missing', 'recused', 'open'] as const

/** Can the assignment end, so that another judge gets the work? */
export const isChangeable = ({ state, isReplaced }: Assignment) =>
  !isReplaced && (state === 'assigned' || state === 'in_progress' || state === 'recused')
