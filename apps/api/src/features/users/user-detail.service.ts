import type { Schema } from '@doorway/api-client/types'
import type { AnyCall } from '../../http/call'
import { notFound } from '../../http/refusals'
import { ageMarkOf, withAgeMark } from '../../security/age-marks'
import { isMinor } from '../../security/masks'
import {
  findStudent,
  findTeacher,
  findUser,
  listAssignments,
  listChildBirthDates,
  listParents,
  listUserRoles,
} from './user-detail.queries'
import { usersInScope } from './user-filter.queries'
import { presentParent, presentStudentExtras, presentTeacherExtras, presentUser } from './users.presenter'

/** A person as the console shows them, or not found. */
export async function loadUserDetail(
  call: AnyCall,
  userId: number,
  code = 'sys:user:list',
): Promise<Schema<'UserDetail'>> {
  const { db, actor, clock, secrets } = call
  const now = clock.now()
  const user = await findUser(db, userId, usersInScope(actor, code), now)
  if (!user) throw notFound()
  const [roles, assignments, childBirthDates] = await Promise.all([
    listUserRoles(db, userId),
    listAssignments(db, userId),
    listChildBirthDates(db, userId),
  ])
  const isGuardian = childBirthDates.some((birthDate) => isMinor(birthDate, now))
  return presentUser(user, { roles, assignments, isGuardian }, { actor, secrets, now })
}

/** A student with the parents. */
export async function loadStudentDetail(call: AnyCall, userId: number) {
  const { db, secrets } = call
  const user = await loadUserDetail(call, userId)
  const student = await findStudent(db, userId)
  const parents = await listParents(db, userId)
  const mark = ageMarkOf(user)
  const studentInfo = { ...user, ...(await presentStudentExtras(secrets, student)) }
  return {
    studentInfo: withAgeMark(studentInfo, mark),
    parentList: await Promise.all(parents.map((parent) => presentParent(parent, secrets, mark.isMinor))),
  }
}

/** A teacher with the class they head. */
export async function loadTeacherDetail(call: AnyCall, userId: number) {
  const user = await loadUserDetail(call, userId)
  const extras = presentTeacherExtras(await findTeacher(call.db, userId))
  return {
    teacherInfo: withAgeMark({ ...user, ...extras }, ageMarkOf(user)),
    teacherClassRelation: { classId: extras.classId },
  }
}
