import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { schoolClasses, schoolGrades, schools } from '../../db/tables/organizations'
import { roles, userRoles } from '../../db/tables/roles'
import {
  guardians,
  partTimeSchools,
  students,
  teacherClasses,
  teachers,
  users,
  userStages,
  userStageSubjects,
} from '../../db/tables/users'

const areaName = sql<string | null>`(
  select string_agg(above.name, '' order by above.depth)
  from ${areas} own join ${areas} above on starts_with(own.path, above.path)
  where own.area_code = ${users.areaCode})`

const isLocked = (now: Date) => sql<boolean>`exists (
  select 1 from sign_in_guard guard
  where guard.kind = 'pair' and starts_with(guard.subject, lower(${users.username}) || '|')
    and guard.locked_until > ${now.toISOString()}::timestamptz)`

/** One person with everything a detail shows, personal values still sealed. */
export async function findUser(db: Db, userId: number, inScope: SQL | undefined, now: Date) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      userType: users.userType,
      idCardEnc: users.idCardEnc,
      birthDate: users.birthDate,
      schoolId: users.schoolId,
      schoolName: schools.name,
      mobileEnc: users.mobileEnc,
      sex: users.sex,
      areaCode: users.areaCode,
      areaName,
      remark: users.remark,
      email: users.email,
      dataState: users.dataState,
      imgPath: users.imgPath,
      discTitle: users.discTitle,
      discDetail: users.discDetail,
      registerTime: users.registerTime,
      lastLogin: users.lastLogin,
      isLocked: isLocked(now),
      version: users.version,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(users.id, userId), isNull(users.deletedAt), inScope))
  return row
}

/** A person as stored, for the presenters. */
export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Roles of a person in the order they were given. */
export function listUserRoles(db: Db, userId: number) {
  return db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.seq), asc(roles.id))
}

/** The three lists that the specification calls ext1, ext2 and ext3. */
export async function listAssignments(db: Db, userId: number) {
  const [schoolIds, stages, stageSubjects] = await Promise.all([
    db
      .select({ id: partTimeSchools.schoolId })
      .from(partTimeSchools)
      .where(eq(partTimeSchools.userId, userId))
      .orderBy(asc(partTimeSchools.seq)),
    db
      .select({ id: userStages.gardeId })
      .from(userStages)
      .where(eq(userStages.userId, userId))
      .orderBy(asc(userStages.seq)),
    db
      .select({ gardeId: userStageSubjects.gardeId, courseId: userStageSubjects.courseId })
      .from(userStageSubjects)
      .where(eq(userStageSubjects.userId, userId))
      .orderBy(asc(userStageSubjects.seq)),
  ])
  return {
    ext1: schoolIds.map(({ id }) => id).join(','),
    ext2: stages.map(({ id }) => id).join(','),
    ext3: stageSubjects.map(({ gardeId, courseId }) => `${gardeId}-${courseId}`).join(','),
  }
}

/** What only students have. */
export async function findStudent(db: Db, userId: number) {
  const [row] = await db
    .select({
      gradeId: students.gradeId,
      classId: students.classId,
      userNumber: students.userNumber,
      inSchoolYear: students.inSchoolYear,
      enrollmentNumberEnc: students.enrollmentNumberEnc,
      gradeName: schoolGrades.name,
      className: schoolClasses.name,
    })
    .from(students)
    .leftJoin(schoolGrades, eq(schoolGrades.id, students.gradeId))
    .leftJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .where(eq(students.userId, userId))
  return row
}

/** What only teachers have, with the class they head. */
export async function findTeacher(db: Db, userId: number) {
  const [row] = await db
    .select({
      userDutyType: teachers.userDutyType,
      userNumber: teachers.userNumber,
      classId: teacherClasses.classId,
    })
    .from(teachers)
    .leftJoin(teacherClasses, and(eq(teacherClasses.userId, teachers.userId), eq(teacherClasses.duty, 'head')))
    .where(eq(teachers.userId, userId))
    .orderBy(asc(teacherClasses.classId))
    .limit(1)
  return row
}

/** Parents of a student. */
export function listParents(db: Db, studentId: number) {
  return db
    .select({
      id: users.id,
      schoolId: users.schoolId,
      userType: users.userType,
      name: users.name,
      familyName: guardians.familyName,
      username: users.username,
      mobileEnc: users.mobileEnc,
      idCardEnc: users.idCardEnc,
      birthDate: users.birthDate,
    })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.parentUserId))
    .where(and(eq(guardians.studentUserId, studentId), isNull(users.deletedAt)))
    .orderBy(asc(guardians.id))
}

/** Is one of this parent's children under 18? Their mobile is then masked as a child's. */
export async function listChildBirthDates(db: Db, parentId: number): Promise<(string | null)[]> {
  const children = db
    .select({ id: guardians.studentUserId })
    .from(guardians)
    .where(eq(guardians.parentUserId, parentId))
  const rows = await db.select({ birthDate: users.birthDate }).from(users).where(inArray(users.id, children))
  return rows.map(({ birthDate }) => birthDate)
}
