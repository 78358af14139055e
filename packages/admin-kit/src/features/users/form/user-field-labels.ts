import type { MessageKey } from '../../../i18n/catalogue'
import type { Translate } from '../../../i18n/translate'
import type { ParentFormValues, UserField } from './user-form.schema'

/** The label of each member of the form, in the order of its fields. */
export const userFieldLabels: Readonly<Record<UserField, MessageKey>> = {
  username: 'users.form.username',
  name: 'users.form.name',
  userType: 'users.form.userType',
  organizationId: 'users.form.school',
  idCard: 'users.form.idCard',
  password: 'users.form.password',
  enrolmentYear: 'users.form.enrolmentYear',
  gradeId: 'users.form.grade',
  classId: 'users.form.class',
  studentNumber: 'users.form.studentNumber',
  enrollmentNumber: 'users.form.enrollmentNumber',
  parents: 'users.form.parents',
  dutyType: 'users.form.dutyType',
  managedClassId: 'users.form.managedClass',
  staffNumber: 'users.form.staffNumber',
  partTimeOrganizationIds: 'users.form.partTime',
  stageCodes: 'users.form.stages',
  stageSubjects: 'users.form.stageSubjects',
  email: 'users.form.email',
  mobile: 'users.form.mobile',
  sex: 'users.form.sex',
  areaCode: 'users.form.area',
  roleIds: 'users.form.roles',
  remark: 'users.form.remark',
}
const fieldOrder = Object.keys(userFieldLabels)

const parentFieldLabels: Readonly<Record<Exclude<keyof ParentFormValues, 'id'>, MessageKey>> = {
  name: 'users.form.name',
  username: 'users.form.username',
  relation: 'users.form.relation',
  mobile: 'users.form.mobile',
  idCard: 'users.form.idCard',
}

/** Is this a member of the form? */
export function isUserField(name: string): name is UserField {
  return Object.hasOwn(userFieldLabels, name)
}

/** Position of a path (`mobile`, `parents.0.mobile`) among the fields of the form; -1 for a refusal of the whole. */
export function placeOfPath(path: string): number {
  return fieldOrder.indexOf(path.split('.')[0] ?? path)
}

/** Is this a member of a parent that can be typed into? */
export function isParentField(name: string): name is keyof typeof parentFieldLabels {
  return Object.hasOwn(parentFieldLabels, name)
}

/** The label for a path (`mobile`, `parents.0.mobile`), in whole words. */
export function labelOfPath(path: string, t: Translate): string {
  const [field = '', number, part = ''] = path.split('.')
  if (field === 'parents' && isParentField(part)) {
    return `${t('users.form.parent', { number: Number(number) + 1 })} · ${t(parentFieldLabels[part])}`
  }
  return isUserField(field) ? t(userFieldLabels[field]) : path
}
