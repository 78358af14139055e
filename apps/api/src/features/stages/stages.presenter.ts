import type { Schema } from '@doorway/api-client/types'
import {
  type listStageUses,
  type listTaughtSubjects,
  type StageRow,
  stageUses,
  type SubjectRow,
} from './stages.queries'

/** Stages with the subjects that are taught in each, to choose from. */
export function presentStageSubjects(
  stages: readonly StageRow[],
  subjects: readonly SubjectRow[],
): Schema<'StageSubjects'>[] {
  return stages.map(({ gardeId, gardeName }) => ({
    gardeId,
    gardeName,
    courses: subjects
      .filter((subject) => subject.gardeId === gardeId)
      .map(({ courseId, courseName }) => ({ courseId, courseName })),
  }))
}

/** A subject of a stage. */
export function presentSubject({ courseId, courseName, version }: SubjectRow): Schema<'Subject'> {
  return { courseId, courseName, version }
}

/** A stage with those of the subjects that are its own. */
export function presentStage(stage: StageRow, subjects: readonly SubjectRow[]): Schema<'Garde'> {
  const { id, gardeId, gardeName, version } = stage
  const courseList = subjects.filter((subject) => subject.gardeId === gardeId).map(presentSubject)
  return { id, gardeId, gardeName, courseList, version }
}

/** What uses stages and subjects, as {@link presentUsage} needs it. */
export interface StageUsage {
  stages: Awaited<ReturnType<typeof listStageUses>>
  taught: Awaited<ReturnType<typeof listTaughtSubjects>>
}

/** A stage with what uses it and its subjects. */
export function presentUsage(stage: Schema<'Garde'>, { stages, taught }: StageUsage): Schema<'Garde'> {
  const { gardeId } = stage
  const uses = stages.find((one) => one.gardeId === gardeId)
  const taughtIds = new Set(taught.filter((one) => one.gardeId === gardeId).map(({ courseId }) => courseId))
  return {
    ...stage,
    usedBy: stageUses.filter((use) => uses?.[use]),
    courseList: stage.courseList.map((subject) => ({
      ...subject,
      usedBy: taughtIds.has(subject.courseId) ? ['users'] : [],
    })),
  }
}
