import type {
  Grade,
  GradeWithClasses,
  Organization,
  OrganizationDraft,
  OrganizationHit,
  SchoolClass,
} from '../domain/organization'
import type { Schema } from '../types'
import { idsFromWire } from './comma-lists'
import { hasChildrenFromWire } from './flags'

/** A school or other organisation. */
export function organizationFromWire(school: Schema<'School'>): Organization {
  return {
    id: school.id,
    name: school.name,
    parentId: school.parentId,
    path: idsFromWire(school.parentIds),
    hasChildren: hasChildrenFromWire(school.hasChild),
    type: school.type,
    depth: school.depth,
    code: school.code,
    schoolType: school.schoolType,
    areaCode: school.areaCode,
    displayOrder: school.displayOrder,
    ...(school.userCount !== undefined && { userCount: school.userCount }),
    version: school.version,
  }
}

/** The body of a save; the wire calls the parent `orgId`. */
export function organizationToWire({ parentId, ...draft }: OrganizationDraft): Schema<'SchoolWrite'> {
  return { ...draft, orgId: parentId }
}

/** An organisation with those above it. */
export function organizationHitFromWire(hit: Schema<'SchoolHit'>): OrganizationHit {
  return { organization: organizationFromWire(hit.school), ancestors: hit.path }
}

/** A grade of a school. */
export function gradeFromWire(grade: Schema<'SchoolGrade'>): Grade {
  return {
    id: grade.id,
    organizationId: grade.schoolId,
    stageCode: grade.gardeId,
    name: grade.name,
    enrolmentYear: grade.inYear,
    displayOrder: grade.seq,
  }
}

/** A class of a grade. */
export function classFromWire(schoolClass: Schema<'SchoolClass'>): SchoolClass {
  const { id, gradeId, name, seq } = schoolClass
  return { id, gradeId, name, displayOrder: seq }
}

/** A grade with its classes. */
export function gradeWithClassesFromWire(grade: Schema<'GradeWithClasses'>): GradeWithClasses {
  return { ...gradeFromWire(grade), classes: grade.classList.map(classFromWire) }
}
