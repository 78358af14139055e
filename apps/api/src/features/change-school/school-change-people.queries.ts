import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schoolClasses, schoolGrades, schools } from '../../db/tables/organizations'
import { roles, userRoles } from '../../db/tables/roles'
import { guardians, students, users } from '../../db/tables/users'

/** The caller and the caller's children, each with the school of today. */
export function listPeople(db: Db, callerId: number) {
  const child = and(eq(guardians.studentUserId, users.id), eq(guardians.parentUserId, callerId))
  return db
    .selectDistinct({
      id: users.id,
      name: users.name,
      userType: users.userType,
      birthDate: users.birthDate,
      schoolId: users.schoolId,
      schoolName: schools.name,
      schoolState: schools.state,
      gradeName: schoolGrades.name,
      className: schoolClasses.name,
    })
    .from(users)
    .leftJoin(guardians, child)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(schoolGrades, eq(schoolGrades.id, students.gradeId))
    .leftJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .where(and(isNull(users.deletedAt), or(eq(users.id, callerId), eq(guardians.parentUserId, callerId))))
    .orderBy(asc(users.id))
    .limit(101)
}

/** A person as {@link listPeople} returns it. */
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** Schools in operation that a keyword finds, those below an area where one is named. */
export async function searchTargets(db: Db, keyword: string, areaCode: string | undefined, limit: number) {
  const inArea = areaCode ? contains(areas.path, `/${areaCode}/`) : undefined
  return db
    .select({ id: schools.id, name: schools.name, areaName: areas.name })
    .from(schools)
    .leftJoin(areas, eq(areas.areaCode, schools.areaCode))
    .where(
      and(
        isNull(schools.deletedAt),
        eq(schools.type, '2'),
        eq(schools.state, 'normal'),
        contains(schools.name, keyword),
        inArea,
      ),
    )
    .orderBy(asc(schools.lft), asc(schools.id))
    .limit(limit)
}

/** A school that people may change to, by its id. */
export async function findTarget(db: Db, id: number) {
  const [row] = await db
    .select({ id: schools.id, name: schools.name, lft: schools.lft, areaCode: schools.areaCode })
    .from(schools)
    .where(and(eq(schools.id, id), isNull(schools.deletedAt), eq(schools.type, '2'), eq(schools.state, 'normal')))
  return row
}

/** Place of the county in the path of an area, from 1: after the province and the city. */
const COUNTY = 3

/** Are the two schools in different counties? A school without an area counts as elsewhere. */
export async function areInDifferentCounties(db: Db, fromId: number, toId: number): Promise<boolean> {
  const rows = await rowsOf<{ county: string | null }>(
    db,
    sql`select split_part(trim(both '/' from area.path), '/', ${sql.raw(String(COUNTY))}) as county
      from school left join area on area.area_code = school.area_code where school.id in (${fromId}, ${toId})`,
  )
  const [one, other] = rows
  return !one || !other || one.county === null || one.county !== other.county
}

/** Roles of a person with the attribute that says what they reach. */
export function listRoleExtents(db: Db, userId: number) {
  return db
    .select({ id: roles.id, roleExtent: roles.roleExtent })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.seq), asc(roles.id))
}
