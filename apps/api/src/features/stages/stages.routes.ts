import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listStages, listSubjects } from './stages.queries'

/** Stages with their subjects. */
export const getStages: PublicHandler<'getStages'> = async ({ db }) => {
  const [stages, subjects] = await Promise.all([listStages(db), listSubjects(db)])
  return ok(
    stages.map(({ id, gardeId, gardeName }) => ({
      id,
      gardeId,
      gardeName,
      courseList: subjects
        .filter((subject) => subject.gardeId === gardeId)
        .map(({ courseId, courseName }) => ({ courseId, courseName })),
    })),
  )
}

/** The same as two columns to choose from. */
export const getStageCascader: PublicHandler<'getStageCascader'> = async ({ db }) => {
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
