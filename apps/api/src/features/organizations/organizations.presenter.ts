import type { Schema } from '@doorway/api-client/types'
import { rootOrganizationId } from '@doorway/api-client/rules'
import type { listClasses, listGrades, SchoolRow } from './organizations.queries'

/** Ids in a path `/2/6/8/`, the topmost first, the organization itself last. */
export function pathIds(path: string): number[] {
  return path.split('/').filter(Boolean).map(Number)
}

/** An organization as the contract spells it. A pre-order range wider than one means children. */
export function presentSchool(school: SchoolRow, userCount?: number): Schema<'School'> {
  return {
    id: school.id,
    name: school.name,
    parentId: school.parentId ?? rootOrganizationId,
    parentIds: pathIds(school.path).join(','),
    hasChild: school.rgt > school.lft ? '1' : '0',
    type: school.type,
    depth: school.depth,
    code: school.code,
    schoolType: school.schoolType,
    areaCode: school.areaCode,
    ...(userCount !== undefined && { userCount }),
    displayOrder: school.displayOrder,
    version: school.version,
  }
}

/** An organization with its ancestors. */
export function presentSchoolHit(school: SchoolRow, names: ReadonlyMap<number, string>): Schema<'SchoolHit'> {
  const ancestors = pathIds(school.path).slice(0, -1)
  return { school: presentSchool(school), path: ancestors.map((id) => ({ id, name: names.get(id) ?? String(id) })) }
}

type GradeRow = Awaited<ReturnType<typeof listGrades>>[number]
type ClassRow = Awaited<ReturnType<typeof listClasses>>[number]

/** A grade. */
export function presentGrade(grade: GradeRow): Schema<'SchoolGrade'> {
  const { id, schoolId, gardeId, name, inYear, seq } = grade
  return { id, schoolId, gardeId, name, inYear, seq }
}

/** A class. */
export function presentClass({ id, gradeId, name, seq }: ClassRow): Schema<'SchoolClass'> {
  return { id, gradeId, name, seq }
}

/** A grade with its classes. */
export function presentGradeWithClasses(grade: GradeRow, classes: readonly ClassRow[]): Schema<'GradeWithClasses'> {
  const classList = classes.filter(({ gradeId }) => gradeId === grade.id).map(presentClass)
  return { ...presentGrade(grade), classList }
}
