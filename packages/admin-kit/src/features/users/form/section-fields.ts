import type { UserSectionName } from '../user-extensions'

/** The fields of each section that a page can do without. */
export const sectionFields = {
  student: ['enrolmentYear', 'gradeId', 'classId', 'studentNumber', 'enrollmentNumber'],
  parents: ['parents'],
  teacher: ['dutyType', 'managedClassId', 'staffNumber'],
  assignments: ['partTimeOrganizationIds', 'stageCodes', 'stageSubjects'],
} as const satisfies Record<UserSectionName, readonly string[]>
