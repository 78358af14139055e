import {
  newUserFields,
  parentFields,
  storedUserFields,
  studentFields,
  teacherFields,
  userTypes,
} from '@doorway/api-client/rules'
import * as z from 'zod/mini'

const optionalText = z.optional(z.nullable(z.string()))
const chosenId = z.nullable(z.number())

const parentValuesSchema = z.object({
  /** Null on a parent who is being added. */
  id: chosenId,
  name: z.string(),
  username: z.string(),
  relation: optionalText,
  mobile: optionalText,
  idCard: optionalText,
})

/** The shape of the form without any rule; what is typed for a type that is not chosen is stored and not judged. */
export const userValuesSchema = z.object({
  username: z.string(),
  password: z.string(),
  name: z.string(),
  userType: z.string(),
  idCard: optionalText,
  organizationId: chosenId,
  email: z.string(),
  mobile: optionalText,
  areaCode: z.string(),
  remark: optionalText,
  sex: z.enum(['', 'female', 'male']),
  roleIds: z.array(z.string()),
  enrolmentYear: optionalText,
  studentNumber: optionalText,
  enrollmentNumber: optionalText,
  gradeId: chosenId,
  classId: chosenId,
  parents: z.array(parentValuesSchema),
  dutyType: optionalText,
  staffNumber: optionalText,
  managedClassId: chosenId,
  /** ext1 (section 3). */
  partTimeOrganizationIds: z.array(z.number()),
  /** ext2. */
  stageCodes: z.array(z.string()),
  /** ext3: pairs such as `2-0103`. */
  stageSubjects: z.array(z.string()),
})

/** Part-time organisations, stages and subjects of a person at most; the server refuses more. */
export const MAX_ASSIGNMENTS = 10

/** What the form holds. */
export type UserFormValues = z.infer<typeof userValuesSchema>

/** The members of the form. */
export type UserField = keyof UserFormValues

/** One parent in the form. */
export type ParentFormValues = z.infer<typeof parentValuesSchema>

const parentRules = z.extend(parentValuesSchema, {
  name: parentFields.name,
  username: parentFields.username,
  relation: parentFields.familyName,
  mobile: parentFields.mobile,
  idCard: parentFields.idCard,
})

/** What the form has to know to judge its values. */
export interface UserFormRules {
  /** A user who is being added needs a login name and a password. */
  isNew: boolean
  /** Decides which sections are shown and judged: 4 teacher, 5 student, others basic (section 2). */
  userType: string
  /** What a back end of the page's own does without: a field that it does not know is not required. */
  absent?: ReadonlySet<string> | undefined
}

/** The rules of the user form (section 5), under the names of the form. */
export function userFormSchema({ isNew, userType, absent }: UserFormRules) {
  const isKnown = (name: UserField) => !absent?.has(`users.fields.${name}`)
  const fields = isNew ? newUserFields : storedUserFields
  const isStudent = userType === userTypes.student
  const isTeacher = userType === userTypes.teacher
  return z.extend(userValuesSchema, {
    username: isNew ? newUserFields.username : z.string(),
    password: isNew ? newUserFields.password : z.string(),
    name: fields.name,
    userType: isKnown('userType') ? fields.userType : z.string(),
    idCard: fields.idCard,
    organizationId: isKnown('organizationId') ? fields.schoolId : chosenId,
    email: fields.email,
    mobile: fields.mobile,
    areaCode: isKnown('areaCode') ? fields.areaCode : z.string(),
    remark: fields.remark,
    enrolmentYear: isStudent && isKnown('enrolmentYear') ? studentFields.inSchoolYear : optionalText,
    studentNumber: isStudent ? studentFields.userNumber : optionalText,
    enrollmentNumber: isStudent ? studentFields.enrollmentNumber : optionalText,
    parents: z.array(isStudent ? parentRules : parentValuesSchema),
    dutyType: isTeacher && isKnown('dutyType') ? teacherFields.userDutyType : optionalText,
    staffNumber: isTeacher ? teacherFields.userNumber : optionalText,
  })
}

/** An empty parent. */
export const emptyParent: ParentFormValues = { id: null, name: '', username: '', relation: '', mobile: '', idCard: '' }

/** An empty user. */
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
  partTimeOrganizationIds: [],
  stageCodes: [],
  stageSubjects: [],
}
