import type { MessageKey } from '../../../i18n/catalogue'
import type { Translate } from '../../../i18n/translate'
import type { UserField } from './user-conflict'
import type { ParentFormValues } from './user-form.schema'

/** The label of each member of the form. */
export const userFieldLabels: Readonly<Record<UserField, MessageKey>> = {
  username: 'users.form.username',
  password: 'users.form.password',
  name: 'users.form.name',
  userType: 'users.form.userType',
  idCard: 'users.form.idCard',
  organizationId: 'users.form.school',
  email: 'users.form.email',
  mobile: 'users.form.mobile',
  areaCode: 'users.form.area',
  remark: 'users.form.remark',
  sex: 'users.form.sex',
  roleIds: 'users.form.roles',
  enrolmentYear: 'users.form.enrolmentYear',
  studentNumber: 'users.form.studentNumber',
  enrollmentNumber: 'users.form.enrollmentNumber',
  gradeId: 'users.form.grade',
  classId: 'users.form.class',
  parents: 'users.form.parents',
  dutyType: 'users.form.dutyType',
  staffNumber: 'users.form.staffNumber',
  managedClassId: 'users.form.managedClass',
  partTimeOrganizationIds: 'users.form.partTime',
  stageCodes: 'users.form.stages',
  stageSubjects: 'users.form.stageSubjects',
}

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
