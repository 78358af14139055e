import * as z from 'zod/mini'
import { optionalMatch, optionalText } from './fields'
import { newUserFields, storedUserFields } from './user'

/** Fields that only students have (section 3). The year is yyyy (section 9). */
export const studentFields = {
  inSchoolYear: optionalMatch(/^\d{4}$/, 'students.error.yearFormat'),
  userNumber: optionalText(30, 'students.error.numberTooLong'),
  enrollmentNumber: optionalText(60, 'students.error.enrollmentTooLong'),
}

/** Rules for adding a student. */
export const newStudentRules = z.looseObject({ ...newUserFields, ...studentFields })

/** Rules for saving an existing student. */
export const storedStudentRules = z.partial(z.looseObject({ ...storedUserFields, ...studentFields }))
