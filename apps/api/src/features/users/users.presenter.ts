import { userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Actor } from '../../http/call'
import { isMinor, maskEmail, maskEnrollmentNumber, maskIdCard, maskMobile } from '../../security/masks'
import { unseal } from '../../security/personal-data'
import type { Secrets } from '../../security/secrets'
import { canSeeRole } from '../roles/roles.policy'
import type { findStudent, findTeacher, listParents, UserRecord } from './user-detail.queries'
import type { UserListRow } from './users.queries'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** Opens a sealed value and shows only what the mask leaves. */
async function masked(secrets: Secrets, enc: string | null, mask: (value: string) => string): Promise<string | null> {
  return enc === null ? null : mask(await unseal(secrets, enc))
}

/** A row of the user list. */
export function presentUserRow(row: UserListRow, actor: Actor): Schema<'UserRow'> {
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
    isProtected: row.isPowerful && !actor.isSuper,
    version: row.version,
  }
}

/** What the detail needs besides the person's own row. */
export interface DetailParts {
  roles: readonly { id: number; name: string }[]
  assignments: { ext1: string; ext2: string; ext3: string }
  /** Under 18, or the guardian of somebody who is. */
  hasChildMask: boolean
}

/** A person in the console, personal values masked. */
export async function presentUser(
  user: UserRecord,
  { roles, assignments, hasChildMask }: DetailParts,
  viewer: { actor: Actor; secrets: Secrets; now: Date },
): Promise<Schema<'UserDetail'>> {
  const { actor, secrets, now } = viewer
  const seen = roles.filter(({ id }) => canSeeRole(actor, id))
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    userType: user.userType,
    idCard: await masked(secrets, user.idCardEnc, (value) => maskIdCard(value, isMinor(user.birthDate, now))),
    schoolId: user.schoolId,
    schoolName: user.schoolName,
    ext1: assignments.ext1,
    ext2: assignments.ext2,
    ext3: assignments.ext3,
    mobile: await masked(secrets, user.mobileEnc, (value) => maskMobile(value, hasChildMask)),
    sex: user.sex,
    areaCode: user.areaCode,
    areaName: user.areaName,
    remark: user.remark,
    email: user.email && maskEmail(user.email),
    roleIds: seen.map(({ id }) => id).join(','),
    roleNames: seen.map(({ name }) => name),
    dataState: user.dataState,
    registerTime: timeOf(user.registerTime),
    lastLogin: timeOf(user.lastLogin),
    isLocked: user.isLocked,
    version: user.version,
  }
}

/** What a student has more. */
export async function presentStudentExtras(secrets: Secrets, student: Awaited<ReturnType<typeof findStudent>>) {
  const year = student?.inSchoolYear
  return {
    gradeId: student?.gradeId ?? null,
    classId: student?.classId ?? null,
    userNumber: student?.userNumber ?? null,
    inSchoolYear: typeof year === 'number' ? String(year) : null,
    enrollmentNumber: await masked(secrets, student?.enrollmentNumberEnc ?? null, maskEnrollmentNumber),
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
  hasMinorChild: boolean,
): Promise<Schema<'ParentDetail'>> {
  return {
    id: parent.id,
    schoolId: parent.schoolId,
    userType: userTypes.parent,
    name: parent.name,
    familyName: parent.familyName,
    username: parent.username,
    mobile: await masked(secrets, parent.mobileEnc, (value) => maskMobile(value, hasMinorChild)),
    idCard: await masked(secrets, parent.idCardEnc, (value) => maskIdCard(value, false)),
  }
}

/** One's own record, unmasked. */
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
    mobile: user.mobileEnc === null ? null : await unseal(secrets, user.mobileEnc),
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
