import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { files } from '../../db/tables/files'
import { schoolCourses, schoolPictures, schoolTeachers } from '../../db/tables/profiles'

function listTeachers(db: Db, schoolId: number) {
  return db
    .select({
      name: schoolTeachers.name,
      title: schoolTeachers.title,
      subject: schoolTeachers.subject,
      intro: schoolTeachers.intro,
    })
    .from(schoolTeachers)
    .where(eq(schoolTeachers.schoolId, schoolId))
    .orderBy(asc(schoolTeachers.seq))
    .limit(20)
}

function listCourses(db: Db, schoolId: number) {
  return db
    .select({ name: schoolCourses.name, summary: schoolCourses.summary })
    .from(schoolCourses)
    .where(eq(schoolCourses.schoolId, schoolId))
    .orderBy(asc(schoolCourses.seq))
    .limit(20)
}

function listPictures(db: Db, schoolId: number) {
  return db
    .select({
      id: files.id,
      alt: schoolPictures.alt,
      width: schoolPictures.width,
      height: schoolPictures.height,
      size: files.size,
      ext: files.ext,
    })
    .from(schoolPictures)
    .innerJoin(files, eq(files.id, schoolPictures.fileId))
    .where(eq(schoolPictures.schoolId, schoolId))
    .orderBy(asc(schoolPictures.seq))
    .limit(60)
}

/** Teachers, courses and pictures of one school, each in the school's own order. */
export async function readSchoolParts(db: Db, schoolId: number) {
  const [teachers, courses, pictures] = await Promise.all([
    listTeachers(db, schoolId),
    listCourses(db, schoolId),
    listPictures(db, schoolId),
  ])
  return { teachers, courses, pictures }
}

/** The result of {@link readSchoolParts}. */
export type SchoolParts = Awaited<ReturnType<typeof readSchoolParts>>
