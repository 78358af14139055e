import type { Schema } from '@doorway/api-client/types'
import type { AnyCall } from '../../http/call'
import { notFound } from '../../http/refusals'
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
import { usersInScope } from './user-filter'
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
  const hasChildMask = [user.birthDate, ...childBirthDates].some((birthDate) => isMinor(birthDate, now))
  return presentUser(user, { roles, assignments, hasChildMask }, { actor, secrets, now })
}

/** A student with the parents. */
export async function loadStudentDetail(call: AnyCall, userId: number) {
  const { db, secrets, clock } = call
  const user = await loadUserDetail(call, userId)
  const student = await findStudent(db, userId)
  const parents = await listParents(db, userId)
  const ownRecord = await findUser(db, userId, undefined, clock.now())
  const hasMinorChild = isMinor(ownRecord?.birthDate ?? null, clock.now())
  return {
    studentInfo: { ...user, ...(await presentStudentExtras(secrets, student)) },
    parentList: await Promise.all(parents.map((parent) => presentParent(parent, secrets, hasMinorChild))),
  }
}

/** A teacher with the class they head. */
export async function loadTeacherDetail(call: AnyCall, userId: number) {
  const user = await loadUserDetail(call, userId)
  const extras = presentTeacherExtras(await findTeacher(call.db, userId))
  return { teacherInfo: { ...user, ...extras }, teacherClassRelation: { classId: extras.classId } }
}
