import type {
  Parent,
  ParentDraft,
  StageSubject,
  Student,
  StudentDraft,
  Teacher,
  TeacherDraft,
  User,
  UserDraft,
} from '@doorway/api-client'
import { userTypes } from '@doorway/api-client/rules'
import { inputTexts } from '../../../forms/input-text'
import { emptyUser, type ParentFormValues, type UserFormValues } from './user-form.schema'

/** A stored user with what belongs to the type. */
export type UserRecord =
  | { type: 'basic'; user: User }
  | { type: 'student'; user: Student; parents: Parent[] }
  | { type: 'teacher'; user: Teacher }

/** What is sent for the form. */
export type UserSave =
  | { type: 'basic'; draft: UserDraft }
  | { type: 'student'; draft: StudentDraft; parents: ParentDraft[] }
  | { type: 'teacher'; draft: TeacherDraft }

function parentValues({ id, name, username, relation, mobile, idCard }: Parent): ParentFormValues {
  return { id, name, username, ...inputTexts({ relation, mobile, idCard }) }
}

/** A subject of a stage as the form and the server write it. */
export const pairText = ({ stageCode, subjectCode }: StageSubject) => `${stageCode}-${subjectCode}`

function pairOf(text: string): StageSubject {
  const [stageCode = '', subjectCode = ''] = text.split('-')
  return { stageCode, subjectCode }
}

/** The form of a stored user. Masked personal values stay masked. */
export function formValuesOf(record: UserRecord): UserFormValues {
  const { user } = record
  const { idCard, email, mobile, areaCode, remark } = user
  const basic: UserFormValues = {
    ...emptyUser,
    ...inputTexts({ idCard, email, mobile, areaCode, remark }),
    username: user.username,
    name: user.name,
    userType: user.userType,
    organizationId: user.organizationId,
    sex: user.sex === null ? '' : user.sex,
    roleIds: user.roleIds.map(String),
    partTimeOrganizationIds: user.partTimeOrganizationIds,
    stageCodes: user.stageCodes,
    stageSubjects: user.stageSubjects.map(pairText),
  }
  if (record.type === 'student') {
    const { gradeId, classId, studentNumber, enrolmentYear, enrollmentNumber } = record.user
    return {
      ...basic,
      gradeId,
      classId,
      ...inputTexts({ studentNumber, enrolmentYear, enrollmentNumber }),
      parents: record.parents.map(parentValues),
    }
  }
  if (record.type === 'teacher') {
    const { dutyType, managedClassId, staffNumber } = record.user
    return { ...basic, managedClassId, ...inputTexts({ dutyType, staffNumber }) }
  }
  return basic
}

/** Stages and subjects belong to staff: all users except students and parents. */
export const hasAssignments = (userType: string) =>
  userType !== '' && userType !== userTypes.student && userType !== userTypes.parent

const sameList = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join()

/**
 * The three lists of section 3 (ext1 to ext3), as far as they were changed: an organisation out of this person's reach
 * may stay in the list, but the server refuses to receive it again.
 */
function assignmentsOf(values: UserFormValues, stored: UserRecord | null): Partial<UserDraft> {
  if (!hasAssignments(values.userType)) return {}
  const before = stored ? formValuesOf(stored) : emptyUser
  const { partTimeOrganizationIds, stageCodes, stageSubjects } = values
  return {
    ...(!sameList(partTimeOrganizationIds, before.partTimeOrganizationIds) && { partTimeOrganizationIds }),
    ...(!sameList(stageCodes, before.stageCodes) && { stageCodes }),
    ...(!sameList(stageSubjects, before.stageSubjects) && { stageSubjects: stageSubjects.map(pairOf) }),
  }
}

function basicDraft(values: UserFormValues, stored: UserRecord | null): UserDraft {
  const { idCard, mobile, remark } = values
  const draft: UserDraft = {
    ...inputTexts({ idCard, mobile, remark }),
    name: values.name,
    userType: values.userType,
    organizationId: values.organizationId,
    email: values.email,
    areaCode: values.areaCode,
    sex: values.sex === '' ? null : values.sex,
    roleIds: values.roleIds.map(Number),
    ...assignmentsOf(values, stored),
  }
  return stored
    ? { ...draft, id: stored.user.id, version: stored.user.version }
    : { ...draft, username: values.username, password: values.password }
}

function parentDraft(parent: ParentFormValues, organizationId: number | null): ParentDraft {
  const { id, name, username, relation, mobile, idCard } = parent
  return { id: id ?? undefined, organizationId, name, username, ...inputTexts({ relation, mobile, idCard }) }
}

/** What saving the form sends: the sections of the chosen type only, so that none erases another. */
export function userSaveOf(values: UserFormValues, stored: UserRecord | null): UserSave {
  const basic = basicDraft(values, stored)
  if (values.userType === userTypes.student) {
    const { studentNumber, enrollmentNumber } = values
    const draft: StudentDraft = {
      ...basic,
      gradeId: values.gradeId,
      classId: values.classId,
      enrolmentYear: values.enrolmentYear || null,
      ...inputTexts({ studentNumber, enrollmentNumber }),
    }
    return {
      type: 'student',
      draft,
      parents: values.parents.map((parent) => parentDraft(parent, values.organizationId)),
    }
  }
  if (values.userType === userTypes.teacher) {
    const { dutyType, staffNumber, managedClassId } = values
    return {
      type: 'teacher',
      draft: { ...basic, ...inputTexts({ dutyType, staffNumber }), managedClassId },
    }
  }
  return { type: 'basic', draft: basic }
}
