import type { Question } from '../question'

const page = (t: object) => ({ json: { currentPage: 1, pageSize: 10, t } })

/** The signed-in person, sign-ins, users, logs and tasks. */
export const peopleQuestions: readonly Question[] = [
  {
    operation: 'getCurrentUser',
    ask: () => ({}),
    learns: { ownId: 'user.id', ownName: 'user.username' },
  },
  { operation: 'getUserDetailSelf', ask: () => ({}) },
  { operation: 'getPublicKey', ask: () => ({}) },
  { operation: 'getPasswordRule', ask: () => ({}) },
  { operation: 'getCaptcha', ask: () => ({ query: { type: 'image' } }) },
  {
    operation: 'checkUsername',
    needs: ['ownName'],
    ask: (fact) => ({ query: { username: fact('ownName') } }),
  },
  { operation: 'getOwnSessions', ask: () => ({}) },
  { operation: 'queryPageSessionList', ask: () => page({}) },
  { operation: 'queryPageUserInfoList', ask: () => page({}), learns: { userId: 'data.0.id' } },
  {
    operation: 'queryPageUserInfoList',
    ask: () => page({ userType: '4' }),
    learns: { teacherId: 'data.0.id' },
  },
  {
    operation: 'queryPageUserInfoList',
    ask: () => page({ userType: '5' }),
    learns: { studentId: 'data.0.id', studentSchoolId: 'data.0.schoolId' },
  },
  { operation: 'getUserInfo', needs: ['userId'], ask: (fact) => ({ query: { id: fact('userId') } }) },
  { operation: 'getTeacherInfo', needs: ['teacherId'], ask: (fact) => ({ query: { id: fact('teacherId') } }) },
  { operation: 'getStudentInfo', needs: ['studentId'], ask: (fact) => ({ query: { id: fact('studentId') } }) },
  { operation: 'queryPageLoginLog', ask: () => page({}) },
  { operation: 'queryPageOperationLog', ask: () => page({}) },
  { operation: 'queryPagePiiLog', ask: () => page({}) },
  { operation: 'verifyLogChain', ask: () => ({}) },
  { operation: 'queryPageTaskList', ask: () => page({}), learns: { taskId: 'data.0.id' } },
  { operation: 'getTask', needs: ['taskId'], ask: (fact) => ({ query: { id: fact('taskId') } }) },
]
