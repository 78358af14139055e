import type { CurrentUser } from '../domain/current-user'
import type { User } from '../domain/user'
import type { UserEndpoints } from '../endpoints/users'
import { ownCodes } from './absent-features'
import type { OwnCalls } from './own-calls'

/** The record of a back end that stores no more of a student than of anybody. */
const asStudent = (user: User) => ({
  ...user,
  gradeId: null,
  classId: null,
  studentNumber: null,
  enrolmentYear: null,
  enrollmentNumber: null,
  gradeName: null,
  className: null,
})

/** Students and teachers of a back end that has one kind of user. */
function usersOfOneKind({ get, save }: Partial<UserEndpoints>): Partial<UserEndpoints> {
  return {
    ...(get && {
      getStudent: async (id, signal) => ({ student: asStudent(await get(id, signal)), parents: [] }),
      getTeacher: async (id, signal) => ({
        ...(await get(id, signal)),
        dutyType: null,
        managedClassId: null,
        staffNumber: null,
      }),
    }),
    ...(save && {
      saveStudent: async (draft, _parents, signal) => ({ ...(await save(draft, signal)), parentPasswords: [] }),
      saveTeacher: save,
    }),
    isUsernameFree: async () => true,
  }
}

/** The signed-in person of a back end that does not say who it is: everything it has calls for is allowed. */
const unnamedUser = (): CurrentUser => ({
  id: 0,
  username: '',
  name: '',
  userType: '',
  organizationId: null,
  organizationName: null,
  areaCode: null,
  avatar: null,
  roles: [],
  permissionCodes: [...ownCodes],
  siteIds: [],
  passwordState: 'ok',
  scopeText: '',
})

/** The calls of the page, over what screens read in any case: choices that are not there are empty. */
export function withUsualCalls(calls: OwnCalls): OwnCalls {
  const { users = {}, roles = {} } = calls
  return {
    ...calls,
    users: { ...usersOfOneKind(users), ...users },
    roles: {
      listOptions: async () => [],
      listGrantable: async (signal) => (roles.listOptions ? roles.listOptions(signal) : []),
      ...roles,
    },
    dictionaries: { list: async () => [], ...calls.dictionaries },
    grades: { listWithClasses: async () => [], ...calls.grades },
    stages: { list: async () => [], ...calls.stages },
    currentUser: { getCurrentUser: async () => unnamedUser(), ...calls.currentUser },
  }
}
