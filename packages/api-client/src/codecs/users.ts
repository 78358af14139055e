import type {
  OwnDetail,
  Parent,
  ParentDraft,
  Student,
  StudentDraft,
  Teacher,
  TeacherDraft,
  User,
  UserConditions,
  UserDraft,
  UserRow,
} from '../domain/user'
import type { Schema } from '../types'
import { filledConditions } from '../rules/search'
import { idsFromWire, listToWire, stageSubjectsFromWire, stageSubjectsToWire, textsFromWire } from './comma-lists'
import { enabledFromWire, enabledToWire, sexFromWire, sexToWire } from './flags'

/** A line of the user table. */
export function userRowFromWire(row: Schema<'UserRow'>): UserRow {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    userType: row.userType,
    organizationId: row.schoolId,
    organizationName: row.schoolName,
    sex: sexFromWire(row.sex),
    isEnabled: enabledFromWire(row.dataState),
    registeredAt: row.registerTime,
    lastSignInAt: row.lastLogin,
    isLocked: row.isLocked,
    isProtected: row.isProtected,
    version: row.version,
  }
}

/** A user; `ext1` to `ext3` get their names (section 3). */
export function userFromWire(user: Schema<'UserDetail'>): User {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    userType: user.userType,
    idCard: user.idCard,
    organizationId: user.schoolId,
    organizationName: user.schoolName,
    partTimeOrganizationIds: idsFromWire(user.ext1),
    stageCodes: textsFromWire(user.ext2),
    stageSubjects: stageSubjectsFromWire(user.ext3),
    mobile: user.mobile,
    sex: sexFromWire(user.sex),
    areaCode: user.areaCode,
    areaPath: user.areaName,
    remark: user.remark,
    email: user.email,
    roleIds: idsFromWire(user.roleIds),
    roleNames: user.roleNames,
    isEnabled: enabledFromWire(user.dataState),
    registeredAt: user.registerTime,
    lastSignInAt: user.lastLogin,
    isLocked: user.isLocked,
    version: user.version,
  }
}

/** A student. */
export function studentFromWire(student: Schema<'StudentDetail'>): Student {
  return {
    ...userFromWire(student),
    gradeId: student.gradeId,
    classId: student.classId,
    studentNumber: student.userNumber,
    enrolmentYear: student.inSchoolYear,
    enrollmentNumber: student.enrollmentNumber,
    gradeName: student.gradeName,
    className: student.className,
  }
}

/** A teacher. The managed class appears twice in the response; the relation is the one that is saved. */
export function teacherFromWire(teacher: Schema<'TeacherDetail'>, managedClassId: number | null): Teacher {
  return { ...userFromWire(teacher), dutyType: teacher.userDutyType, managedClassId, staffNumber: teacher.userNumber }
}

/** A parent record. */
export function parentFromWire(parent: Schema<'ParentDetail'>): Parent {
  return {
    id: parent.id,
    organizationId: parent.schoolId,
    name: parent.name,
    relation: parent.familyName,
    username: parent.username,
    mobile: parent.mobile,
    idCard: parent.idCard,
  }
}

/** One's own record; role names come as one text. */
export function ownDetailFromWire(detail: Schema<'UserSelfDetail'>): OwnDetail {
  return {
    id: detail.userId,
    username: detail.username,
    name: detail.name,
    mobile: detail.mobile,
    email: detail.email,
    avatar: detail.imgPath,
    lastSignInAt: detail.lastLogin,
    descriptionTitle: detail.discTitle,
    description: detail.discDetail,
    registeredAt: detail.registerTime,
    roleIds: idsFromWire(detail.roleIds),
    roleNames: textsFromWire(detail.roleNames),
    version: detail.version,
  }
}

const ifPresent = <Value, Wire>(value: Value | undefined, encode: (value: Value) => Wire): Wire | undefined =>
  value === undefined ? undefined : encode(value)

/** A user to save. Absent members stay absent, so that nothing is erased by not being shown. */
export function userToWire(draft: UserDraft): Schema<'UserWrite'> {
  return {
    id: draft.id,
    version: draft.version,
    username: draft.username,
    name: draft.name,
    userType: draft.userType,
    idCard: draft.idCard,
    password: draft.password,
    schoolId: draft.organizationId,
    ext1: ifPresent(draft.partTimeOrganizationIds, listToWire),
    ext2: ifPresent(draft.stageCodes, listToWire),
    ext3: ifPresent(draft.stageSubjects, stageSubjectsToWire),
    mobile: draft.mobile,
    sex: ifPresent(draft.sex, sexToWire),
    areaCode: draft.areaCode,
    remark: draft.remark,
    email: draft.email,
    roleIds: ifPresent(draft.roleIds, listToWire),
    dataState: ifPresent(draft.isEnabled, enabledToWire),
  }
}

/** A student to save with all parents; one left out is unlinked. */
export function studentToWire(draft: StudentDraft, parents: readonly ParentDraft[]): Schema<'StudentSave'> {
  return {
    studentInfo: {
      ...userToWire(draft),
      gradeId: draft.gradeId,
      classId: draft.classId,
      userNumber: draft.studentNumber,
      inSchoolYear: draft.enrolmentYear,
      enrollmentNumber: draft.enrollmentNumber,
    },
    parentList: parents.map(parentToWire),
  }
}

/** A teacher to save; the managed class goes into the relation (section 7). */
export function teacherToWire(draft: TeacherDraft): Schema<'TeacherSave'> {
  const teacherInfo = { ...userToWire(draft), userDutyType: draft.dutyType, userNumber: draft.staffNumber }
  if (draft.managedClassId === undefined) return { teacherInfo }
  return { teacherInfo, teacherClassRelation: { classId: draft.managedClassId } }
}

/** A parent record to save; the user type is always 6 (section 3). */
export function parentToWire(parent: ParentDraft): Schema<'ParentWrite'> {
  return {
    id: parent.id,
    schoolId: parent.organizationId,
    userType: '6',
    name: parent.name,
    familyName: parent.relation,
    username: parent.username,
    mobile: parent.mobile,
    idCard: parent.idCard,
  }
}

/** Filters of the user list as `t`; empty ones are skipped (section 5). */
export function userConditionsToWire(conditions: UserConditions): Schema<'UserConditions'> {
  return filledConditions({
    username: conditions.username,
    name: conditions.name,
    userType: conditions.userType,
    state: ifPresent(conditions.isEnabled, enabledToWire),
    schoolId: conditions.organizationId,
    parentIds: ifPresent(conditions.organizationPath, listToWire),
    ids: ifPresent(conditions.ids, listToWire),
  })
}
