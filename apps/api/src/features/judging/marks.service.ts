import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { listConflicts } from './conflicts.queries'
import { requireEditable } from './judging.policy'
import { presentMark } from './judging.presenter'
import { listSheet, type JudgeTaskRow } from './judging.queries'
import { claimTask, targetOf } from './judging.service'
import { claimScheme, findMark, setAssignmentState, writeMark } from './marks.queries'
import { requireSamplesDone } from './samples.service'
import { brokenItems, brokenSheet, type SheetCriterion, sheetTotal } from './score-sheet'

type MarkCall = Call<'saveJudgeDraft'> | Call<'submitJudgeMark'>

function requireNone([first, ...rest]: readonly FieldFault[]): void {
  if (first) throw invalidFields([first, ...rest])
}

/** A mark that does not know the last one was written elsewhere, or before a line was lost: it gets the last one. */
async function requireFresh(tx: Db, task: JudgeTaskRow, revision: number): Promise<void> {
  const stored = await findMark(tx, task.id)
  if ((stored ? stored.revision : 0) !== revision) throw versionConflict(presentMark(stored))
}

async function write(
  tx: Db,
  task: JudgeTaskRow,
  { body, clock }: MarkCall,
  criteria: readonly SheetCriterion[],
  isFinal: boolean,
) {
  const { items, comment, seconds } = body
  const text = comment.trim()
  const values = { items, total: sheetTotal(criteria, body), comment: text === '' ? null : text, seconds }
  await writeMark(tx, task.id, values, isFinal ? clock.now() : null)
  await setAssignmentState(tx, task.id, { state: isFinal ? 'submitted' : 'in_progress' })
  return required(presentMark(await findMark(tx, task.id)), 'mark')
}

/** Saves the draft of a mark. It is not in the log: a draft is saved every few seconds. */
export function saveDraft(call: Call<'saveJudgeDraft'>): Promise<Schema<'JudgeMark'>> {
  const { db, clock, body } = call
  return db.transaction(async (tx) => {
    const task = await claimTask(tx, call, body.assignmentId)
    requireEditable(task, clock.now())
    const criteria = await listSheet(tx, await claimScheme(tx, task.id))
    // After the panel is claimed: samples may be chosen at the same moment.
    await requireSamplesDone(tx, call, task)
    requireNone(brokenItems(criteria, body))
    await requireFresh(tx, task, body.revision)
    return write(tx, task, call, criteria, false)
  })
}

/** Submits a mark, which locks it. */
export function submitMark(call: Call<'submitJudgeMark'>): Promise<Schema<'JudgeMark'>> {
  const { db, clock, body } = call
  return db.transaction(async (tx) => {
    const task = await claimTask(tx, call, body.assignmentId)
    requireEditable(task, clock.now())
    const criteria = await listSheet(tx, await claimScheme(tx, task.id))
    // After the panel is claimed: samples may be chosen at the same moment.
    await requireSamplesDone(tx, call, task)
    requireNone(brokenSheet(criteria, body))
    await requireFresh(tx, task, body.revision)
    if ((await listConflicts(tx, task.id)).length > 0) throw refuse('CONFLICT_OF_INTEREST', 'judging.conflict')
    const mark = await write(tx, task, call, criteria, true)
    const operation = { action: 'judging.submit' as const, permissionCode: 'judge:mark', target: targetOf(task) }
    await recordOperation(tx, call, operation)
    return mark
  })
}
