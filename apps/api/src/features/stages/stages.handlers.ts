import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { presentStage, presentSubject, presentUsage } from './stages.presenter'
import { listStages, listStageUses, listSubjects, listTaughtSubjects } from './stages.queries'
import { removeStage, removeSubject, saveStage, saveSubject } from './stages.service'

/** Stages with their subjects; for those who may delete them also with what uses them. */
const getStages: PublicHandler<'getStages'> = async ({ db, actor, query }) => {
  const [rows, subjects] = await Promise.all([listStages(db), listSubjects(db)])
  const stages = rows.map((stage) => presentStage(stage, subjects))
  if (query.usage !== true || !actor?.codes.has('garde:edit')) return ok(stages)
  const [uses, taught] = await Promise.all([listStageUses(db), listTaughtSubjects(db)])
  return ok(stages.map((stage) => presentUsage(stage, { stages: uses, taught })))
}

/** The same as two columns to choose from. */
const getStageCascader: PublicHandler<'getStageCascader'> = async ({ db }) => {
  const [stages, subjects] = await Promise.all([listStages(db), listSubjects(db)])
  return ok(
    stages.map(({ gardeId, gardeName }) => ({
      value: gardeId,
      label: gardeName,
      children: subjects
        .filter((subject) => subject.gardeId === gardeId)
        .map(({ courseId, courseName }) => ({ value: courseId, label: courseName })),
    })),
  )
}

/** Adds or changes a stage. */
const insertOrUpdateStage: Handler<'insertOrUpdateStage'> = async (call) => {
  const stage = await saveStage(call)
  return ok(presentStage(stage, await listSubjects(call.db)), 'stages.saved')
}

/** Deletes a stage. */
const deleteStage: Handler<'deleteStage'> = async (call) => {
  await removeStage(call)
  return ok({ deleted: 1 }, 'stages.deleted')
}

/** Adds or changes a subject. */
const insertOrUpdateSubject: Handler<'insertOrUpdateSubject'> = async (call) =>
  ok(presentSubject(await saveSubject(call)), 'stages.saved')

/** Deletes a subject. */
const deleteSubject: Handler<'deleteSubject'> = async (call) => {
  await removeSubject(call)
  return ok({ deleted: 1 }, 'stages.deleted')
}

/** Operations of this feature. */
export const stagesFeature: Feature = {
  open: { getStages, getStageCascader },
  signedIn: { insertOrUpdateStage, deleteStage, insertOrUpdateSubject, deleteSubject },
}
