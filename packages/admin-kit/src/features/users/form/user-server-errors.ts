import type { ApiFieldError } from '@doorway/api-client'
import { userTypes } from '@doorway/api-client/rules'
import type { FieldPath } from 'react-hook-form'
import { isParentField, isUserField } from './user-field-labels'
import type { UserFormValues } from './user-form.schema'

/** A refusal of the server's at its field, or at none of ours. */
export interface PlacedError {
  path: FieldPath<UserFormValues> | null
  msg: string
}

// Names of the request body (section 3) and what the form calls them, where they differ.
const formNames: Readonly<Record<string, string>> = {
  schoolId: 'organizationId',
  inSchoolYear: 'enrolmentYear',
  userDutyType: 'dutyType',
  familyName: 'relation',
  ext1: 'partTimeOrganizationIds',
  ext2: 'stageCodes',
  ext3: 'stageSubjects',
}

function ownPath(name: string, userType: string): FieldPath<UserFormValues> | null {
  const isStudent = userType === userTypes.student
  if (name === 'userNumber') return isStudent ? 'studentNumber' : 'staffNumber'
  if (name === 'classId') return isStudent ? 'classId' : 'managedClassId'
  const formName = formNames[name] ?? name
  return isUserField(formName) ? formName : null
}

/** Where a refusal of the server's belongs in the form. */
export function placeServerError({ field, msg }: ApiFieldError, userType: string): PlacedError {
  const [list, row, member] = field.split('.')
  if (list === 'parentList') {
    const number = Number(row)
    const name = member && (formNames[member] ?? member)
    const isPlaced = Number.isSafeInteger(number) && number >= 0 && name !== undefined && isParentField(name)
    return { path: isPlaced ? `parents.${number}.${name}` : null, msg }
  }
  return { path: ownPath(field.slice(field.lastIndexOf('.') + 1), userType), msg }
}
