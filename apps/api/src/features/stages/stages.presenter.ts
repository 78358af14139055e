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
