import { brokenRules, stageRules, subjectRules } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { presentStage, presentSubject } from './stages.presenter'
import {
  countStageUsage,
  countTeachersOf,
  deleteStageRow,
  deleteSubjectRow,
  hasStage,
  insertStage,
  insertSubject,
  listSubjects,
  lockStage,
  lockSubject,
  type StageRow,
  type SubjectRow,
  updateStage,
  updateSubject,
} from './stages.queries'

const permissionCode = 'garde:edit'
const stageTarget = ({ id, gardeName }: StageRow) => ({ type: 'stage', id, label: gardeName })
const subjectTarget = ({ gardeId, courseId, courseName }: SubjectRow) => ({
  type: 'subject',
  id: `${gardeId}-${courseId}`,
  label: courseName,
})

/** A code that is taken breaks a unique key; the field at fault says so. */
function refuseTaken(fault: FieldFault) {
  return (error: unknown): never => {
    if (violatedConstraint(error) === undefined) throw error
    throw invalidFields([fault])
  }
}

async function requireStage(tx: Db, id: number): Promise<StageRow> {
  const stage = await lockStage(tx, id)
  if (!stage) throw notFound()
  return stage
}

async function requireUnusedStage(tx: Db, gardeId: string): Promise<void> {
  const usage = await countStageUsage(tx, gardeId)
  if (usage.subjects + usage.grades + usage.users > 0) throw refuse('STAGE_IN_USE', 'stages.inUse', usage)
}

/** Adds a stage or changes one. A code that is in use stays. */
export async function saveStage(call: Call<'insertOrUpdateStage'>): Promise<StageRow> {
  const { id, gardeId = '', gardeName = '', seq, version } = call.body
  requireRules(brokenRules(stageRules, call.body))
  const columns = { gardeId, gardeName, ...(seq !== undefined && { seq }) }
  return call.db
    .transaction(async (tx) => {
      const known = id === undefined ? undefined : await requireStage(tx, id)
      if (known && version !== undefined && version !== known.version)
        throw versionConflict(presentStage(known, await listSubjects(tx)))
      if (known && known.gardeId !== gardeId) await requireUnusedStage(tx, known.gardeId)
      if (known) await updateStage(tx, known.id, columns)
      const stage = await requireStage(tx, known?.id ?? (await insertStage(tx, columns)))
      await recordOperation(tx, call, {
        action: known ? 'stage.edit' : 'stage.add',
        permissionCode,
        target: stageTarget(stage),
        difference: await differenceOf(call.secrets, known ?? {}, columns),
      })
      return stage
    })
    .catch(refuseTaken({ field: 'gardeId', key: 'stages.codeTaken' }))
}

/** Deletes a stage that nothing belongs to. */
export async function removeStage(call: Call<'deleteStage'>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const stage = await requireStage(tx, call.path.id)
    await requireUnusedStage(tx, stage.gardeId)
    await deleteStageRow(tx, stage.id)
    await recordOperation(tx, call, { action: 'stage.delete', permissionCode, target: stageTarget(stage) })
  })
}

async function requireSubject(tx: Db, id: string): Promise<SubjectRow> {
  const [gardeId = '', courseId = ''] = id.split('-')
  const subject = await lockSubject(tx, gardeId, courseId)
  if (!subject) throw notFound()
  return subject
}

async function requireUntaught(tx: Db, { gardeId, courseId }: SubjectRow): Promise<void> {
  const users = await countTeachersOf(tx, gardeId, courseId)
  if (users > 0) throw refuse('SUBJECT_IN_USE', 'subjects.inUse', { users })
}

/** Adds a subject to a stage or changes one. Stage and code together are its identity and stay while it is taught. */
export async function saveSubject(call: Call<'insertOrUpdateSubject'>): Promise<SubjectRow> {
  const { id, gardeId = '', courseId = '', courseName = '', seq, version } = call.body
  requireRules(brokenRules(subjectRules, call.body))
  const columns = { gardeId, courseId, courseName, ...(seq !== undefined && { seq }) }
  return call.db
    .transaction(async (tx) => {
      if (!(await hasStage(tx, gardeId))) throw invalidFields([{ field: 'gardeId', key: 'stages.unknown' }])
      const known = id === undefined ? undefined : await requireSubject(tx, id)
      if (known && version !== undefined && version !== known.version) throw versionConflict(presentSubject(known))
      if (known && (known.gardeId !== gardeId || known.courseId !== courseId)) await requireUntaught(tx, known)
      await (known ? updateSubject(tx, known, columns) : insertSubject(tx, columns))
      const subject = await requireSubject(tx, `${gardeId}-${courseId}`)
      await recordOperation(tx, call, {
        action: known ? 'subject.edit' : 'subject.add',
        permissionCode,
        target: subjectTarget(subject),
        difference: await differenceOf(call.secrets, known ?? {}, columns),
      })
      return subject
    })
    .catch(refuseTaken({ field: 'courseId', key: 'subjects.codeTaken' }))
}

/** Deletes a subject without teachers. */
export async function removeSubject(call: Call<'deleteSubject'>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const subject = await requireSubject(tx, call.path.id)
    await requireUntaught(tx, subject)
    await deleteSubjectRow(tx, subject)
    await recordOperation(tx, call, { action: 'subject.delete', permissionCode, target: subjectTarget(subject) })
  })
}
