import type { Probe } from '../probe'

const page = (t: object) => ({ json: { currentPage: 1, pageSize: 10, t } })

/** The signed-in person, sign-ins, users, logs and tasks. */
export const peopleQuestions: readonly Probe[] = [
  {
    operation: 'getCurrentUser',
    request: () => ({}),
    learns: { ownId: 'user.id', ownName: 'user.username' },
  },
  { operation: 'getUserDetailSelf', request: () => ({}) },
  { operation: 'getPublicKey', request: () => ({}) },
  { operation: 'getPasswordRule', request: () => ({}) },
  { operation: 'getCaptcha', request: () => ({ query: { type: 'image' } }) },
  {
    operation: 'checkUsername',
    needs: ['ownName'],
    request: (fact) => ({ query: { username: fact('ownName') } }),
  },
  { operation: 'getOwnSessions', request: () => ({}) },
  { operation: 'queryPageSessionList', request: () => page({}) },
  { operation: 'queryPageWorkgroups', request: () => page({}), learns: { workgroupId: 'data.0.id' } },
  { operation: 'queryPageAppVersions', request: () => page({}) },
  {
    operation: 'checkAppVersion',
    request: () => ({ query: { platform: 'android', build: '1', deviceId: 'doorway-verify' } }),
  },
  { operation: 'queryPageWorkgroupPeople', request: () => page({}) },
  { operation: 'getWorkgroup', needs: ['workgroupId'], request: (fact) => ({ query: { id: fact('workgroupId') } }) },
  {
    operation: 'getWorkgroupMembers',
    needs: ['workgroupId'],
    request: (fact) => ({ query: { id: fact('workgroupId') } }),
  },
  { operation: 'listPromotions', request: () => ({}) },
  { operation: 'listSignInLocks', request: () => ({}) },
  { operation: 'listConfirmations', request: () => ({}) },
  { operation: 'getAdminHome', request: () => ({}) },
  { operation: 'getSignInTrend', request: () => ({ query: { days: '14' } }) },
  { operation: 'getDataOverview', request: () => ({ query: { months: '12' } }) },
  { operation: 'getScreenOverview', request: () => ({}) },
  { operation: 'queryPageUserInfoList', request: () => page({}), learns: { userId: 'data.0.id' } },
  {
    operation: 'queryPageUserInfoList',
    request: () => page({ userType: '4' }),
    learns: { teacherId: 'data.0.id' },
  },
  {
    operation: 'queryPageUserInfoList',
    request: () => page({ userType: '5' }),
    learns: { studentId: 'data.0.id', studentSchoolId: 'data.0.schoolId' },
  },
  { operation: 'getUserInfo', needs: ['userId'], request: (fact) => ({ query: { id: fact('userId') } }) },
  { operation: 'getTeacherInfo', needs: ['teacherId'], request: (fact) => ({ query: { id: fact('teacherId') } }) },
  { operation: 'getStudentInfo', needs: ['studentId'], request: (fact) => ({ query: { id: fact('studentId') } }) },
  { operation: 'queryPageLoginLog', request: () => page({}) },
  { operation: 'queryPageOperationLog', request: () => page({}) },
  { operation: 'queryPagePiiLog', request: () => page({}) },
  { operation: 'verifyLogChain', request: () => ({}) },
  { operation: 'queryPageTaskList', request: () => page({}), learns: { taskId: 'data.0.id' } },
  { operation: 'getTask', needs: ['taskId'], request: (fact) => ({ query: { id: fact('taskId') } }) },
]
