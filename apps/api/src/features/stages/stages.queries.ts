import { asc } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { gardes, subjects } from '../../db/tables/organisations'

/** Stages in order. */
export function listStages(db: Db) {
  return db
    .select({ id: gardes.id, gardeId: gardes.gardeId, gardeName: gardes.gardeName })
    .from(gardes)
    .orderBy(asc(gardes.seq), asc(gardes.gardeId))
}

/** Subjects of every stage. */
export function listSubjects(db: Db) {
  return db
    .select({ gardeId: subjects.gardeId, courseId: subjects.courseId, courseName: subjects.courseName })
    .from(subjects)
    .orderBy(asc(subjects.gardeId), asc(subjects.seq), asc(subjects.courseId))
}
