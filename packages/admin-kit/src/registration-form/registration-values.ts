import type { RegistrationType } from '@doorway/api-client/rules'
import type { InvitedClass } from './registration-calls'

/** Types of people who may register, as in the rules: their module is loaded with the first step that is left. */
export const registrantTypes: readonly RegistrationType[] = ['4', '5', '6']
export type { RegistrationType }

/** The steps of the form in order. */
export const steps = ['account', 'person', 'school', 'confirm'] as const
/** A step of the form. */
export type Step = (typeof steps)[number]

/** What the form holds: texts as they are typed. */
export interface RegistrationValues {
  username: string
  password: string
  confirm: string
  name: string
  sex: string
  birthDate: string
  idCard: string
  mobile: string
  email: string
  /** Codes from the top of the region down. */
  areaPath: string[]
  school: { id: number; name: string } | null
  userDutyType: string
  stage: string
  subject: string
  userNumber: string
  inSchoolYear: string
  gradeId: string
  classId: string
  enrollmentNumber: string
  childUsername: string
  remark: string
  /** The class of a code, which then is chosen for good. */
  invited: InvitedClass | null
  guardianName: string
  relation: string
  guardianMobile: string
  agreesPrivacy: boolean
  agreesChild: boolean
}

/** An empty form. */
export const emptyValues: RegistrationValues = {
  username: '',
  password: '',
  confirm: '',
  name: '',
  sex: '',
  birthDate: '',
  idCard: '',
  mobile: '',
  email: '',
  areaPath: [],
  school: null,
  userDutyType: '',
  stage: '',
  subject: '',
  userNumber: '',
  inSchoolYear: '',
  gradeId: '',
  classId: '',
  enrollmentNumber: '',
  childUsername: '',
  remark: '',
  invited: null,
  guardianName: '',
  relation: '',
  guardianMobile: '',
  agreesPrivacy: false,
  agreesChild: false,
}

/** The step that shows a field. Fields of no step are at its end. */
export function stepOf(field: string): Step {
  if (['username', 'password', 'confirm'].includes(field)) return 'account'
  if (['name', 'sex', 'birthDate', 'idCard', 'mobile', 'email'].includes(field)) return 'person'
  return field.startsWith('guardian') || field.startsWith('consents') ? 'confirm' : 'school'
}

/** What a code fills in. */
export function valuesOfClass(invited: InvitedClass): Partial<RegistrationValues> {
  const { areaCodes, schoolId, schoolName, gradeId, classId } = invited
  return {
    invited,
    areaPath: areaCodes,
    school: { id: schoolId, name: schoolName },
    gradeId: String(gradeId),
    classId: String(classId),
  }
}
