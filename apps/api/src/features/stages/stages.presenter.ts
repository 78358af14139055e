import type { Schema } from '@doorway/api-client/types'
import type { StageRow, SubjectRow } from './stages.queries'

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
