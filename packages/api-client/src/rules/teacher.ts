import * as z from 'zod/mini'
import { optionalText } from './fields'
import { newUserFields, storedUserFields } from './user'

/** Fields that only teachers have (section 3). The duty type is of dictionary type 5. */
export const teacherFields = {
  userDutyType: optionalText(10, 'teachers.error.dutyTooLong'),
  userNumber: optionalText(30, 'teachers.error.numberTooLong'),
}

/** Rules for adding a teacher. */
export const newTeacherRules = z.looseObject({ ...newUserFields, ...teacherFields })

/** Rules for saving an existing teacher. */
export const storedTeacherRules = z.partial(z.looseObject({ ...storedUserFields, ...teacherFields }))
