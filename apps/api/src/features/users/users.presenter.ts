import { userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Actor } from '../../http/call'
import { withAgeMark } from '../../security/age-marks'
import { isMinor } from '../../security/masks'
import { unseal } from '../../security/personal-data'
import type { Secrets } from '../../security/secrets'
import { canSeeRole } from '../roles/roles.policy'
import type { findStudent, findTeacher, listParents, UserRecord } from './user-detail.queries'
import type { UserListRow } from './users.queries'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** Opens a sealed value. How much of it is shown is decided by the contract when the response is sent. */
async function opened(secrets: Secrets, enc: string | null): Promise<string | null> {
  return enc === null ? null : unseal(secrets, enc)
}

/** A row of the user list. */
export function presentUserRow(row: UserListRow & { isLocked: boolean }, actor: Actor): Schema<'UserRow'> {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    userType: row.userType,
    schoolId: row.schoolId,
    schoolName: row.schoolName,
    sex: row.sex,
    dataState: row.dataState,
    registerTime: timeOf(row.registerTime),
    lastLogin: timeOf(row.lastLogin),
    isLocked: row.isLocked,
    isProtected: row.isPowerful && !actor.isSuper,
    version: row.version,
  }
}

/** What the detail needs in addition to the person's own row. */
export interface DetailParts {
  roles: readonly { id: number; name: string }[]
  assignments: { ext1: string; ext2: string; ext3: string }
  /** The guardian of somebody under 18. */
  isGuardian: boolean
}

/** A person in the console. */
export async function presentUser(
  user: UserRecord,
  { roles, assignments, isGuardian }: DetailParts,
  viewer: { actor: Actor; secrets: Secrets; now: Date },
): Promise<Schema<'UserDetail'>> {
  const { actor, secrets, now } = viewer
  const seen = roles.filter(({ id }) => canSeeRole(actor, id))
  const detail = {
    id: user.id,
    username: user.username,
    name: user.name,
    userType: user.userType,
    idCard: await opened(secrets, user.idCardEnc),
    schoolId: user.schoolId,
    schoolName: user.schoolName,
    ext1: assignments.ext1,
    ext2: assignments.ext2,
    ext3: assignments.ext3,
    mobile: await opened(secrets, user.mobileEnc),
    sex: user.sex,
    areaCode: user.areaCode,
    areaName: user.areaName,
    remark: user.remark,
    email: user.email,
    roleIds: seen.map(({ id }) => id).join(','),
    roleNames: seen.map(({ name }) => name),
    dataState: user.dataState,
    registerTime: timeOf(user.registerTime),
    lastLogin: timeOf(user.lastLogin),
    isLocked: user.isLocked,
    version: user.version,
  }
  return withAgeMark(detail, { isMinor: isMinor(user.birthDate, now), isGuardian })
}

/** What a student has more. */
export async function presentStudentExtras(secrets: Secrets, student: Awaited<ReturnType<typeof findStudent>>) {
  const year = student?.inSchoolYear
  return {
    gradeId: student?.gradeId ?? null,
    classId: student?.classId ?? null,
    userNumber: student?.userNumber ?? null,
    inSchoolYear: typeof year === 'number' ? String(year) : null,
    enrollmentNumber: await opened(secrets, student?.enrollmentNumberEnc ?? null),
    gradeName: student?.gradeName ?? null,
    className: student?.className ?? null,
  }
}

/** What a teacher has more. */
export function presentTeacherExtras(teacher: Awaited<ReturnType<typeof findTeacher>>) {
  return {
    userDutyType: teacher?.userDutyType ?? null,
    classId: teacher?.classId ?? null,
    userNumber: teacher?.userNumber ?? null,
  }
}

/** A parent of a student. The mobile of a minor's guardian is masked as the child's own. */
export async function presentParent(
  parent: Awaited<ReturnType<typeof listParents>>[number],
  secrets: Secrets,
  isGuardian: boolean,
): Promise<Schema<'ParentDetail'>> {
  const detail = {
    id: parent.id,
    schoolId: parent.schoolId,
    userType: userTypes.parent,
    name: parent.name,
    familyName: parent.familyName,
    username: parent.username,
    mobile: await opened(secrets, parent.mobileEnc),
    idCard: await opened(secrets, parent.idCardEnc),
  }
  return withAgeMark(detail, { isMinor: false, isGuardian })
}

/** One's own record, which the contract sends in full. */
export async function presentSelf(
  user: UserRecord,
  roles: readonly { id: number; name: string }[],
  secrets: Secrets,
): Promise<Schema<'UserSelfDetail'>> {
  return {
    id: user.id,
    userId: user.id,
    username: user.username,
    name: user.name,
    mobile: await opened(secrets, user.mobileEnc),
    email: user.email,
    imgPath: user.imgPath,
    lastLogin: timeOf(user.lastLogin),
    discTitle: user.discTitle,
    discDetail: user.discDetail,
    registerTime: timeOf(user.registerTime),
    roleIds: roles.map(({ id }) => id).join(','),
    roleNames: roles.map(({ name }) => name).join(','),
    version: user.version,
  }
}
