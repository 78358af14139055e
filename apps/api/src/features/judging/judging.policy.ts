import { refuse } from '../../http/refusals'
import { isOpen, type PhaseRow } from '../competitions/competition-phases'
import type { JudgeTaskRow } from './judging.queries'

/** Version of the agreement that judges sign now; its words are texts of the page. */
export const AGREEMENT_VERSION = '2026-01'

/** The code of organisers who give works to judges. */
export const ASSIGN_CODE = 'comp:assign:edit'
/** Characters that a reason has at least. */
export const MIN_REASON = 5

const MINUTE_MS = 60_000

/** Whether a round can be judged. Only a competition that is announced has open rounds. */
export function roundState(phase: PhaseRow, competitionState: string, now: Date): 'coming' | 'open' | 'closed' {
  if (competitionState !== 'announced') return 'closed'
  if (isOpen(phase, now)) return 'open'
  return phase.startAt.getTime() - phase.graceMinutes * MINUTE_MS > now.getTime() ? 'coming' : 'closed'
}

type Task = Pick<JudgeTaskRow, 'phase' | 'competitionState' | 'agreementAt' | 'assignmentState' | 'workState'>

const WITHDRAWN: readonly Task['workState'][] = ['withdrawn', 'disqualified', 'rejected']

/** A work is opened by judges who have signed, from the beginning of the round. */
export function requireReadable({ phase, competitionState, agreementAt }: Task, now: Date): void {
  if (!agreementAt) throw refuse('AGREEMENT_REQUIRED', 'judging.agreementRequired')
  if (roundState(phase, competitionState, now) === 'coming') throw refuse('ROUND_NOT_OPEN', 'judging.notOpenYet')
}

/** Can the mark be changed in this state of the assignment? */
export const isEditable = ({ assignmentState, workState }: Pick<Task, 'assignmentState' | 'workState'>): boolean =>
  ['assigned', 'in_progress', 'returned'].includes(assignmentState) && !WITHDRAWN.includes(workState)

/** Throws unless the judge may change the mark now. */
export function requireEditable(task: Task, now: Date): void {
  requireReadable(task, now)
  if (roundState(task.phase, task.competitionState, now) === 'closed') throw refuse('ROUND_CLOSED', 'judging.closed')
  if (task.assignmentState === 'recused') throw refuse('RECUSED', 'judging.recusedBefore')
  if (task.assignmentState === 'submitted' || task.assignmentState === 'locked')
    throw refuse('MARK_LOCKED', 'judging.locked')
  if (WITHDRAWN.includes(task.workState)) throw refuse('WORK_WITHDRAWN', 'judging.workWithdrawn')
}
