import {
  newUserFields,
  parentFields,
  storedUserFields,
  studentFields,
  teacherFields,
  userTypes,
} from '@doorway/api-client/rules'
import * as z from 'zod/mini'

const parentSchema = z.object({
  /** Absent on a parent who is being added. */
  id: z.nullable(z.number()),
  name: parentFields.name,
  username: parentFields.username,
  relation: parentFields.familyName,
  mobile: parentFields.mobile,
  idCard: parentFields.idCard,
})
// What is typed for a type that is not chosen is kept, and judged by nobody.
const keptParentSchema = z.object({
  id: z.nullable(z.number()),
  name: z.string(),
  username: z.string(),
  relation: z.optional(z.nullable(z.string())),
  mobile: z.optional(z.nullable(z.string())),
  idCard: z.optional(z.nullable(z.string())),
})
const anyText = z.optional(z.nullable(z.string()))
const chosen = z.nullable(z.number())

const studentPart = {
  enrolmentYear: studentFields.inSchoolYear,
  studentNumber: studentFields.userNumber,
  enrollmentNumber: studentFields.enrollmentNumber,
  gradeId: chosen,
  classId: chosen,
  parents: z.array(parentSchema),
}
const keptStudentPart = {
  enrolmentYear: anyText,
  studentNumber: anyText,
  enrollmentNumber: anyText,
  gradeId: chosen,
  classId: chosen,
  parents: z.array(keptParentSchema),
}
const teacherPart = {
  dutyType: teacherFields.userDutyType,
  staffNumber: teacherFields.userNumber,
  managedClassId: chosen,
}
const keptTeacherPart = { dutyType: anyText, staffNumber: anyText, managedClassId: chosen }

/** What the form has to know to judge its values. */
export interface UserFormRules {
  /** A user who is being added needs a login name and a password. */
  isNew: boolean
  /** Decides which sections are shown and judged: 4 teacher, 5 student, others basic (section 2). */
  userType: string
}

/** The rules of the user form (section 5), in the words of the form. */
export function userFormSchema({ isNew, userType }: UserFormRules) {
  const fields = isNew ? newUserFields : storedUserFields
  return z.object({
    username: isNew ? newUserFields.username : z.string(),
    password: isNew ? newUserFields.password : z.string(),
    name: fields.name,
    userType: fields.userType,
    idCard: fields.idCard,
    organizationId: fields.schoolId,
    email: fields.email,
    mobile: fields.mobile,
    areaCode: fields.areaCode,
    remark: fields.remark,
    sex: z.enum(['', 'female', 'male']),
    roleIds: z.array(z.string()),
    ...(userType === userTypes.student ? studentPart : keptStudentPart),
    ...(userType === userTypes.teacher ? teacherPart : keptTeacherPart),
  })
}

/** What the form holds. */
export type UserFormValues = z.input<ReturnType<typeof userFormSchema>>

/** One parent in the form. */
export type ParentFormValues = UserFormValues['parents'][number]

/** A parent nobody has typed anything about. */
export const emptyParent: ParentFormValues = { id: null, name: '', username: '', relation: '', mobile: '', idCard: '' }

/** A user nobody has typed anything about. */
export const emptyUser: UserFormValues = {
  username: '',
  password: '',
  name: '',
  userType: '',
  idCard: '',
  organizationId: null,
  email: '',
  mobile: '',
  areaCode: '',
  remark: '',
  sex: '',
  roleIds: [],
  enrolmentYear: '',
  studentNumber: '',
  enrollmentNumber: '',
  gradeId: null,
  classId: null,
  parents: [],
  dutyType: '',
  staffNumber: '',
  managedClassId: null,
}
