import { DUPLICATE, type Kind } from './idor-targets'

/** Who asks. */
export const actors = ['none', 'expired', 'student', 'parent', 'teacher', 'school', 'area', 'super'] as const
/** One of the eight who ask. */
export type ActorName = (typeof actors)[number]

/** Whose the requested thing is. */
export const relations = ['own', 'foreign', 'absent', 'huge', 'higher'] as const
/** One of the five kinds of id. `higher` is a person within reach who has more rights than the caller. */
export type Relation = (typeof relations)[number]

/** How an id goes into a request. The body is text, so that an id of any length arrives as it is. */
export interface Ask {
  /** Takes the place of the last braces in the path. */
  path?: string
  query?: Record<string, string>
  body?: string
  headers?: Record<string, string>
}

/** An operation that takes an id, and the status that each actor gets for each kind of id. */
export interface Row {
  kind: Kind
  ask: (id: string) => Ask
  statusOf: (actor: ActorName, relation: Relation) => number
  /** What those who may use the operation get for a person who has more rights than they have. */
  higher: 'refused' | 'shown' | 'asOwn'
}

/** Why an operation has no id to guess. */
export interface NoId {
  noId: string
}

/** Statuses of those who may use the operation; the others are turned away before the id is looked at. */
interface Statuses {
  own?: number
  foreign?: number
  /** The super account reaches everything, so for it nothing that exists is foreign. */
  foreignOfSuper?: number
  absent?: number
  huge?: number
}

const NO_FILE = '00000000-0000-4000-8000-000000000000'
const people: readonly Kind[] = ['user', 'deletedUser']

function grid(holders: string, { own = 200, foreign = 404, foreignOfSuper = 200, absent = 404, huge = 400 }: Statuses) {
  return (actor: ActorName, relation: Relation): number => {
    if (actor === 'none' || actor === 'expired') return 401
    if (!holders.split(' ').includes(actor)) return 403
    if (relation === 'foreign') return actor === 'super' ? foreignOfSuper : foreign
    return { own, absent, huge, higher: own }[relation]
  }
}

const ALL = 'student parent teacher school area super'
const row = (kind: Kind, holders: string, ask: Row['ask'], statuses: Statuses = {}): Row => {
  return { kind, ask, statusOf: grid(holders, statuses), higher: people.includes(kind) ? 'refused' : 'asOwn' }
}
/** Reading a person of higher rank shows what the masks leave. */
const reading = (read: Row): Row => ({ ...read, higher: 'shown' })
/** For those without a sign-in too: all callers get the same. */
const open = (kind: Kind, ask: Row['ask'], statuses: Record<Exclude<Relation, 'higher'>, number>): Row => {
  return { kind, ask, statusOf: (_, relation) => statuses[relation === 'higher' ? 'own' : relation], higher: 'asOwn' }
}
/** One's own things: no caller, the super account included, reaches those of others. */
const self = (kind: Kind, ask: Row['ask'], statuses: Statuses = {}) =>
  row(kind, ALL, ask, { foreignOfSuper: 404, ...statuses })
/** Things of parents: the others may hold the code, and are turned away once the request is well formed. */
const parents = (kind: Kind, ask: Row['ask']): Row => ({
  kind,
  ask,
  statusOf: (actor, relation) => {
    if (actor === 'none' || actor === 'expired') return 401
    if (relation === 'huge') return 400
    return actor === 'parent' ? { own: 200, higher: 200, foreign: 404, absent: 404 }[relation] : 403
  },
  higher: 'asOwn',
})
/** Of judges, one of whom is an administrator of the table: they reach their own assignments, the super account none. */
const judges = (kind: Kind, ask: Row['ask']): Row => row(kind, 'area super', ask, { foreignOfSuper: 404 })
const noId = (reason: string): NoId => ({ noId: reason })

const asQuery =
  (name: string, more: Record<string, string> = {}) =>
  (id: string): Ask => ({ query: { [name]: id, ...more } })
const asPath = (id: string): Ask => ({ path: id })
const asId =
  (more = '') =>
  (id: string): Ask => ({ body: `{"id":${id}${more}}` })
const asText =
  (name: string, more = '') =>
  (id: string): Ask => ({ body: `{"${name}":"${id}"${more}}` })

const asTask =
  (more: string) =>
  (id: string): Ask => ({ body: `{"assignmentId":${id}${more}}` })
const asPanelOfPage = (id: string): Ask => ({ body: `{"currentPage":1,"pageSize":10,"t":{"panelId":${id}}}` })

const asActivity = asId(
  ',"name":"x","kind":"salon","startAt":"2026-12-01 09:00:00","endAt":"2026-12-01 11:00:00","place":"x","summary":"x","introHtml":"x"',
)

/** A version that no scheme has: within the scope it is a conflict. */
const asScheme = (id: string): Ask => ({
  body: `{"id":${id},"version":900,"competitionId":null,"name":"x","total":"10","marksPerWork":1,"aggregation":{"method":"mean","dropHigh":0,"dropLow":0,"minRemain":1,"threshold":"5"},"tieBreak":[],"sections":[]}`,
})

const TEMPLATE_TEXTS =
  '"orientation":"portrait","name":"x","title":"x","body":"{holder}","issuer":"","numberRule":"{seq:4}"'

/** A version that no profile has: within the scope it is a conflict. */
const asProfile = (more: string) => (id: string) => ({ body: `{"schoolId":${id},"version":900${more}}` })
const STALE = { own: 409, foreignOfSuper: 409 }
const SCHOOL_CONTENT =
  ',"content":{"motto":"","idea":"","intro":"","foundedYear":null,"studentBand":"","features":[],"honours":[],"tags":[],"staffTotal":null,"staffSenior":null,"staffGraduate":null,"courses":[],"pictures":[]}'
const PRINCIPAL_CONTENT =
  ',"version":900,"content":{"name":"x","schoolId":8,"title":"","summary":"","photoFileId":null,"honours":[],"resumeHtml":"","ideasHtml":""}'

const FILTER = 'conditions only narrow what is in scope'
const CODE = 'codes of public lists are no secret'

/** The result of every operation of the contract for an id that is one's own, another person's, unknown, or absurd. */
export const table: Record<string, Row | NoId> = {
  getCaptcha: noId('makes a new one'),
  getPublicKey: noId('one key for everybody'),
  login: noId('names and passwords, see the tests of signing in'),
  getSignInChallenge: noId('the same for every name, with an account or without'),
  refreshToken: noId('a secret of 256 bits'),
  logout: noId('ends the session that asks'),
  checkUsername: noId('a name'),
  startForgot: noId('the same for every name, with an account or without'),
  verifyForgot: noId('a ticket of 192 bits'),
  resetForgot: noId('a ticket of 192 bits'),
  getRegisterPolicy: noId('one policy for everybody'),
  register: noId('chooses a public school, see the tests of registrations'),
  getRegisterState: noId('a tracking number of fifty random bits'),
  searchPublicSchools: noId('names of public schools'),
  queryPageRegistrations: noId(FILTER),
  getRegistration: row('registration', 'school area super', asQuery('id')),
  auditRegistrations: row('registration', 'school area super', (id) => ({
    body: `{"ids":[${id}],"decision":"return","reason":"信息与学校登记不符"}`,
  })),
  // The account of the call is one of the request's duplicates, so that only the request decides.
  sendMergeCode: row(
    'duplicateRegistration',
    'school area super',
    (id) => ({ body: `{"id":${id},"userId":${DUPLICATE},"channel":"email"}` }),
    { foreignOfSuper: 404 },
  ),
  mergeRegistration: row('duplicateRegistration', 'school area super', (id) => ({
    body: `{"id":${id},"userId":${DUPLICATE},"proof":"code","code":"000000"}`,
  })),
  getInvitedClass: noId('a code of fifty random bits'),
  queryPageClassInvitations: noId(FILTER),
  createClassInvitation: row('schoolClass', 'school area super', (id) => ({
    body: `{"classId":${id},"maxUses":1,"days":1}`,
  })),
  closeClassInvitation: row('classInvitation', 'school area super', (id) => ({ body: `{"id":${id}}` })),
  getOwnSessions: noId('one’s own'),
  endOwnSession: self('session', asPath),
  queryPageSessionList: noId(FILTER),
  listSignInLocks: noId(FILTER),
  liftSignInLock: noId('names and networks, see the tests of locks'),
  listConfirmations: noId('one’s own, and those of others for those who confirm'),
  getAdminHome: noId('one’s own, see the tests of the dashboard'),
  getOwnTodos: noId('one’s own, see the tests of to-dos'),
  getSignInTrend: noId('the scope of one’s code'),
  getRoleFigures: noId('the scope of one’s code'),
  getDataOverview: noId('a filter by area, see the tests of the overview'),
  getScreenOverview: noId('the scope of one’s code'),
  decideConfirmation: noId('requests of others, see the tests of confirmations'),
  kickSessions: row('session', 'super', (id) => ({ body: `{"ids":["${id}"]}` })),
  getCurrentUser: noId('one’s own'),
  getUserInfo: reading(row('user', 'school area super', asQuery('id'))),
  getStudentInfo: reading(row('user', 'school area super', asQuery('id'))),
  getTeacherInfo: reading(row('user', 'school area super', asQuery('id'))),
  insertOrUpdateUserInfo: row('user', 'school area super', asId(',"remark":"x"')),
  insertOrUpdateStudentInfo: row('user', 'school area super', (id) => ({ body: `{"studentInfo":{"id":${id}}}` })),
  insertOrUpdateTeacherInfo: row('user', 'school area super', (id) => ({ body: `{"teacherInfo":{"id":${id}}}` })),
  queryPageUserInfoList: noId(FILTER),
  getUserDetailSelf: self('self', asQuery('userId')),
  deleteUserInfo: row('user', 'school area super', (id) => ({ body: `{"ids":[${id}]}` })),
  restoreUserInfo: row('deletedUser', 'school area super', (id) => ({ body: `{"ids":[${id}]}` }), {
    foreignOfSuper: 404,
  }),
  // Returns for each person whether it worked; one out of reach fails as one that is not there.
  changeUsers: row('user', 'school area super', (id) => ({ body: `{"ids":[${id}],"dataState":"1"}` }), {
    foreign: 200,
    absent: 200,
  }),
  updateUserState: row('user', 'school area super', asId(',"dataState":"1"')),
  resetPassword: row('user', 'school area super', asId()),
  unlockUser: row('user', 'school area super', asId()),
  revealUserField: row('user', 'area super', asId(',"field":"email","purpose":"核对联系方式"')),
  changePassword: self('self', (id) => ({ body: `{"userId":${id},"oldPassword":"","newPassword":""}` })),
  updateUserDetails: self('self', (id) => ({ body: `{"cscpUserDetailDTO":{"userId":${id},"name":"本人"}}` })),
  getPasswordRule: noId('one rule for everybody'),
  exportExcelByAddress: noId(FILTER),
  exportExcel: noId(FILTER),
  getImportTemplate: noId('an empty file'),
  checkImport: noId('rows are checked one by one, see the tests of imports'),
  getImportJob: row('job', 'school area super', asQuery('jobId'), { foreignOfSuper: 404 }),
  getImportRows: row('job', 'school area super', asQuery('jobId'), { foreignOfSuper: 404 }),
  getImportErrors: row('job', 'school area super', asQuery('jobId'), { foreignOfSuper: 404 }),
  commitImport: row('job', 'school area super', asText('jobId', ',"mode":"validOnly"'), { foreignOfSuper: 404 }),
  undoImport: row('job', 'school area super', asText('jobId'), { foreignOfSuper: 404 }),
  createUpload: noId('goes by the bytes, and never tells of another’s'),
  getUploads: noId('one’s own'),
  readUpload: self('upload', (id) => ({ path: id, headers: { 'tus-resumable': '1.0.0' } })),
  writeUpload: self(
    'upload',
    (id) => ({ path: id, body: 'x', headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0' } }),
    { own: 204 },
  ),
  completeUpload: self('upload', asPath),
  cancelUpload: self('upload', asPath),
  // Activities are for all callers; only those that are not published are out of reach, for the super account too.
  listCompetitions: noId(FILTER),
  queryPageOpenCompetitions: noId(FILTER),
  getPortalCompetition: noId('competitions are public, see their tests'),
  getCompetitionDetail: noId('competitions are public, see their tests'),
  listWinningWorks: noId(FILTER),
  queryPageWinningWorks: noId(FILTER),
  queryPageEnterWorks: noId('competitions are public, see their tests'),
  queryPageMyResults: noId('one’s own'),
  verifyCertificate: noId('numbers and codes, see the tests of competitions'),
  getJudgeTasks: noId('one’s own'),
  signJudgeAgreement: judges('judgeRound', (id) => ({ body: `{"roundId":${id},"version":"2026-01"}` })),
  declineJudgeInvitation: judges('judgeInvitation', (id) => ({
    body: `{"roundId":${id},"reason":"评审期间另有公务"}`,
  })),
  queryPageJudgeTasks: judges('judgeRound', (id) => ({
    body: `{"currentPage":1,"pageSize":10,"t":{"roundId":${id}}}`,
  })),
  getJudgeWork: judges('judgeTask', asQuery('assignmentId')),
  getJudgeSpread: judges('judgeSample', asQuery('assignmentId')),
  saveJudgeDraft: judges('judgeTask', asTask(',"revision":0,"items":[],"comment":"","seconds":0')),
  submitJudgeMark: judges('judgeTask', asTask(',"revision":0,"items":[],"comment":"","seconds":0')),
  recuseJudge: judges('judgeTask', asTask(',"reason":"曾与作者同校任教"')),
  reportJudgedWork: judges('judgeTask', asTask(',"kind":"other","content":"片头出现校徽"')),
  readWorkFile: noId('files of public works, see the tests of public works'),
  getPortalCertificate: noId('numbers, see the tests of public works'),
  readJudgeFile: noId('opened by keys, see the tests of judging'),
  insertOrUpdateWork: self('ownWork', asId(',"competitionId":4,"title":"x","summary":"x","files":[]')),
  submitWork: self('ownWork', asId()),
  withdrawWork: self('ownWork', asId()),
  getWork: self('ownWork', asQuery('id')),
  getOwnWork: noId('competitions are public, see their tests'),
  getEntryEligibility: noId('competitions are public, see their tests'),
  getEntry: self('entry', asQuery('id')),
  submitEntry: self('entry', asId(',"promiseVersion":"2026-01"')),
  cancelEntry: self('entry', asId()),
  queryPageBehalfEntries: noId('one’s own school'),
  listBehalfPeople: noId('one’s own school, see the tests of entries for others'),
  addBehalfEntry: noId('one’s own school, see the tests of entries for others'),
  cancelBehalfEntry: noId('one’s own school, see the tests of entries for others'),
  insertOrUpdateEntry: self(
    'entry',
    asId(',"competitionId":4,"groupId":15,"gardeId":"3","courseId":"0304","topic":"x","members":[]'),
  ),
  getActivitySignup: self('activity', asQuery('id')),
  signUpForActivity: self('activity', asId()),
  cancelActivitySignup: self('activity', asId()),
  checkInToActivity: self('activity', asId(',"code":"000000"')),
  queryManagedActivities: noId(FILTER),
  insertOrUpdateActivity: row('managedActivity', 'school area super', asActivity),
  publishActivity: row('managedActivity', 'school area super', asId()),
  withdrawActivity: row('openActivity', 'school area super', asId()),
  deleteActivity: row('managedActivity', 'school area super', asId()),
  queryActivityAttendees: row('managedActivity', 'school area super', asId(',"currentPage":1,"pageSize":10')),
  // Without attendees: no person is found in one's own activity either.
  confirmActivityAttendance: row('openActivity', 'school area super', asId(',"userId":26'), {
    own: 404,
    foreignOfSuper: 404,
  }),
  queryPageResources: noId(FILTER),
  getResource: row('resource', 'school area super', asQuery('id')),
  auditResource: row('resource', 'school area super', asId(',"version":0,"decision":"pass"')),
  recommendResource: row('resource', 'school area super', asId(',"version":0,"isRecommended":true')),
  // Readers reach what is published alone, the super account included.
  reportResource: self('offeredResource', asId(',"kind":"wrong","details":"12345"')),
  queryPageResourceReports: noId(FILTER),
  handleResourceReport: row('resourceReport', 'school area super', asId(',"result":"12345"')),
  queryPageSubmissions: noId(FILTER),
  getSubmission: row('sentSubmission', 'school area super', asQuery('id')),
  saveGardenWork: row('gardenDraft', 'school area super', asId(',"title":"x"')),
  submitGardenWork: row('gardenDraft', 'school area super', asId()),
  withdrawGardenWork: row('sentSubmission', 'school area super', asId()),
  deleteGardenWork: row('gardenDraft', 'school area super', asPath),
  auditSubmission: row('sentSubmission', 'area super', asId(',"version":900,"decision":"pass"'), STALE),
  askExpert: noId('the site by its code'),
  queryPageOwnQuestions: noId('one’s own'),
  queryPageQuestions: noId(FILTER),
  replyToQuestion: row(
    'expertQuestion',
    'area super',
    asId(',"version":900,"question":"xxxxx","reply":"x","expertName":"x","expertTitle":"x","isPublished":false'),
    STALE,
  ),
  closeQuestion: row('expertQuestion', 'area super', asId(',"version":900,"reason":"xxxxx"'), STALE),
  queryPageSchoolProfiles: noId(FILTER),
  getSchoolProfile: row('school', 'school area super', asQuery('schoolId')),
  saveSchoolProfile: row('school', 'school area super', asProfile(SCHOOL_CONTENT), STALE),
  submitSchoolProfile: row('school', 'school area super', asProfile(''), STALE),
  auditSchoolProfile: row('school', 'school area super', asProfile(',"decision":"pass"'), STALE),
  queryPagePrincipals: noId(FILTER),
  getPrincipal: row('principal', 'school area super', asQuery('id')),
  savePrincipal: row('principal', 'school area super', asId(PRINCIPAL_CONTENT), STALE),
  submitPrincipal: row('principal', 'school area super', asId(',"version":900'), STALE),
  auditPrincipal: row('principal', 'area super', asId(',"version":900,"decision":"pass"'), STALE),
  deletePrincipal: row('principal', 'school area super', asId(',"version":900'), STALE),
  queryPageOwnResources: noId('one’s own'),
  insertOrUpdateResource: self(
    'draft',
    asId(
      ',"title":"x","kind":"plan","gardeId":"2","courseId":"0202","author":"x","range":"public","copyright":"own","fileIds":[]',
    ),
  ),
  submitResource: self('draft', asId()),
  deleteResource: self('draft', asPath),
  getHomeSubmissionForm: noId('one’s own'),
  queryPageOwnHomeSubmissions: noId('one’s own'),
  getHomeSubmission: parents('submission', asQuery('id')),
  saveHomeSubmission: parents('submission', asId(',"title":"x"')),
  submitHomeSubmission: parents('submission', asId()),
  withdrawHomeSubmission: parents('submission', asId()),
  deleteHomeSubmission: parents('submission', asPath),
  queryPageTaskList: noId('one’s own'),
  getTask: self('task', asQuery('id')),
  cancelTask: self('task', asText('id')),
  retryTask: self('task', asText('id')),
  downloadFile: self('task', asPath),
  getDictionaryEntries: noId(CODE),
  getDictionaryBundle: noId(CODE),
  getDictionaryTypes: noId('takes nothing'),
  queryPageDictionaryList: noId(CODE),
  insertOrUpdateDictionary: row(
    'dictionary',
    'super',
    asId(',"dicType":"5","dicValue":"77","dicDisplay":"x","dicOrder":1'),
  ),
  deleteDictionary: row('dictionary', 'super', asPath),
  getAllAreas: noId('takes nothing'),
  getAreaChildren: noId('areas are public'),
  searchAreas: noId('areas are public'),
  getAreaUsage: row('area', 'area super', asQuery('areaCode')),
  insertArea: row('freshArea', 'super', (id) => ({
    body: `{"areaCode":"389${id.slice(3, 6)}","name":"x","displayOrder":1,"parentCode":"${id}"}`,
  })),
  updateArea: row('freshArea', 'super', asText('areaCode', ',"name":"x","displayOrder":1,"parentCode":"380000"')),
  deleteArea: row('freshArea', 'super', asPath),
  updateAreaStatus: row('freshArea', 'super', asText('areaCode', ',"dataStatus":"1"')),
  reorderAreas: row('area', 'super', (id) => ({ body: `{"parentCode":"${id}","areaCodes":[]}` })),
  queryPageSchoolList: noId(FILTER),
  // A branch out of sight has no children, as one that is not there has none.
  getSchoolChildren: row('school', ALL, asQuery('parentId'), { foreign: 200, absent: 200 }),
  searchSchools: noId(FILTER),
  getSchoolPath: row('school', ALL, asQuery('id')),
  getSchoolUsage: row('school', 'school area super', asQuery('id')),
  insertOrUpdateSchool: row('freshSchool', 'area super', asId(',"name":"x","orgId":6,"type":"2"')),
  deleteSchool: row('freshSchool', 'area super', asPath),
  mergeSchools: row('freshSchool', 'area super', (id) => ({ body: `{"fromId":${id},"toId":8,"dryRun":true}` })),
  promoteGrades: row('school', 'area super', (id) => ({ body: `{"schoolIds":[${id}],"dryRun":true}` })),
  listPromotions: noId('those whose schools are all in scope'),
  undoPromotion: row('promotion', 'area super', asText('id')),
  getSchoolGrades: row('school', ALL, asQuery('schoolId')),
  getClasses: row('grade', ALL, asQuery('gradeId')),
  getGradesAndClasses: open('school', asQuery('schoolId'), { own: 200, foreign: 200, absent: 404, huge: 400 }),
  getStages: noId('takes nothing'),
  getStageCascader: noId('takes nothing'),
  insertOrUpdateStage: row('stage', 'super', asId(',"gardeId":"88","gardeName":"x"')),
  deleteStage: row('stage', 'super', asPath),
  insertOrUpdateSubject: row('subject', 'super', asText('id', ',"gardeId":"2","courseId":"0277","courseName":"x"')),
  deleteSubject: row('subject', 'super', asPath),
  getResearchers: noId(FILTER),
  insertOrUpdateResearcher: row(
    'researcher',
    'super',
    asId(',"gardeId":"2","courseId":"0202","name":"x","title":"x","orgId":1,"intro":"x"'),
  ),
  deleteResearcher: row('researcher', 'super', asPath),
  getRoleOptions: noId(FILTER),
  getRole: row('role', 'school area super', asPath),
  createRole: noId('an id is refused'),
  updateRole: row('role', 'super', asId(',"name":"x","icon":"x"')),
  deleteRole: row('role', 'super', asPath),
  queryMenusByRole: row('role', 'school area super', (id) => ({ body: `roles=${id}` })),
  saveRoleMenus: row('role', 'super', (id) => ({ body: `roles=${id}&menus=1` })),
  getMenus: noId('one’s own'),
  getAllMenus: noId('takes nothing'),
  insertOrUpdateMenu: row('menu', 'super', asId(',"title":"x"')),
  moveMenu: row('menu', 'super', asId(',"parentId":0,"index":0')),
  lintMenus: noId('takes nothing'),
  exportMenus: noId('takes nothing'),
  importMenus: noId('goes by names'),
  previewMenuAsRole: row('role', 'super', (id) => ({ body: `{"roleId":${id}}` })),
  deleteMenu: row('menu', 'super', asPath),
  getSecurityPolicy: noId('one for all'),
  proposeSecurityPolicy: noId('one for all'),
  decideSecurityPolicy: noId('one for all; see the tests of the security policy'),
  queryPageConsents: noId(FILTER),
  getSchoolChangeProgress: noId('one’s own and those of one’s children'),
  searchTargetSchools: noId('schools are no secret'),
  submitSchoolChange: noId('oneself and one’s children, see the tests of changes of school'),
  withdrawSchoolChange: self('sentSchoolChange', asId()),
  queryPageSchoolChanges: noId(FILTER),
  getSchoolChange: row('schoolChange', 'school area super', asQuery('id')),
  decideSchoolChange: row('schoolChange', 'school area super', asId(',"version":0,"decision":"agree"')),
  listOwnChildren: noId('one’s own'),
  getNotificationSettings: noId('one’s own'),
  saveNotificationSettings: noId('one’s own'),
  getOwnContacts: noId('one’s own'),
  sendContactCode: noId('one’s own'),
  verifyContact: noId('one’s own'),
  createRecoveryCodes: noId('one’s own'),
  listOwnConsents: noId('one’s own'),
  withdrawConsent: self('consent', asId()),
  getPersonalSummary: noId('one’s own'),
  queryPageMyFavourites: noId('one’s own'),
  getFavourite: noId('says only what the caller has marked'),
  setFavourite: noId('what the caller may read, see the tests of favourites'),
  queryPageMySignups: noId('one’s own'),
  exportMyData: noId('one’s own; of a child: family.test'),
  queryPageOwnAccesses: noId('one’s own; of a child: family.test'),
  queryPageMyEntries: noId('one’s own; of a child: family.test'),
  queryPageMyCertificates: noId('one’s own; of a child: family.test'),
  requestAccountClosure: noId('one’s own; of a child: family.test'),
  cancelAccountClosure: noId('one’s own'),
  queryPageMyNotifications: noId('one’s own'),
  countUnreadNotifications: noId('one’s own'),
  readNotifications: self('notification', (id) => ({ body: `{"ids":[${id}]}` })),
  deleteOwnNotifications: self('notification', (id) => ({ body: `{"ids":[${id}]}` })),
  sendNotification: reading(
    row('user', 'area super', (id) => ({ body: `{"title":"x","body":"x","userIds":[${id}],"dryRun":true}` })),
  ),
  queryPageSentNotifications: noId('one’s own'),
  withdrawNotification: row('sentNotification', 'area super', asId(), { foreignOfSuper: 404 }),
  queryPageAppVersions: noId(FILTER),
  computeResult: row('competition', 'super', (id) => ({ body: `{"competitionId":${id},"phaseId":999999}` }), {
    own: 404,
    foreignOfSuper: 404,
  }),
  listReviewedCompetitions: noId(FILTER),
  listJudgedCompetitions: noId(FILTER),
  queryPageJudges: row('judgePanel', 'super', asPanelOfPage),
  saveJudgeProfile: row('judge', 'super', (id) => ({
    body: `{"userId":${id},"title":"","courses":[],"expertise":"","state":"active"}`,
  })),
  getJudgePanels: row('competition', 'super', asQuery('competitionId')),
  saveJudgePanel: row(
    'competition',
    'super',
    (id) => ({
      body: `{"competitionId":${id},"phaseId":999999,"groupId":1,"courseId":null,"name":"x","schemeId":1,"marksPerWork":1,"avoidsArea":true,"members":[]}`,
    }),
    { own: 404, foreignOfSuper: 404 },
  ),
  autoAssignWorks: row('judgePanel', 'super', (id) => ({ body: `{"panelId":${id},"dryRun":true,"seed":1}` })),
  queryPageAssignments: row('judgePanel', 'super', asPanelOfPage),
  assignWork: row(
    'judgePanel',
    'super',
    (id) => ({ body: `{"panelId":${id},"workId":999999,"judgeId":999999,"kind":"main"}` }),
    { own: 404, foreignOfSuper: 404 },
  ),
  revokeAssignment: row('judgeAssignment', 'super', (id) => ({
    body: `{"assignmentId":${id},"reason":"评委临时出差"}`,
  })),
  replaceAssignment: row('judgeAssignment', 'super', (id) => ({ body: `{"assignmentId":${id},"judgeId":16}` })),
  getJudgingMonitor: row('competition', 'super', asQuery('competitionId')),
  getPanelProgress: row('judgePanel', 'super', asQuery('panelId')),
  getPanelSamples: row('judgePanel', 'super', asQuery('panelId')),
  setPanelSamples: row('judgePanel', 'super', (id) => ({ body: `{"panelId":${id},"workIds":[]}` })),
  getPanelCalibration: row('judgePanel', 'super', asQuery('panelId')),
  remindJudges: row('judgePanel', 'super', (id) => ({ body: `{"panelId":${id}}` })),
  setJudgingDueDate: row('judgePanel', 'super', (id) => ({ body: `{"panelId":${id},"dueAt":"2026-11-22 09:00:00"}` })),
  queryPageSchemes: noId(FILTER),
  getScheme: row('scheme', 'super', asQuery('id')),
  saveScheme: row('scheme', 'super', asScheme, { own: 409, foreignOfSuper: 409 }),
  copyScheme: row('scheme', 'super', asId(',"as":"version"')),
  deleteScheme: row('scheme', 'super', asId(',"version":900'), { own: 409, foreignOfSuper: 409 }),
  simulateScheme: row('scheme', 'super', (id) => ({
    body: `{"schemeId":${id},"works":[{"marks":[{"kind":"main","total":"90"}]}]}`,
  })),
  chooseCompetitionScheme: row('competition', 'super', asId(',"schemeId":999999'), {
    own: 404,
    foreignOfSuper: 404,
  }),
  listResultCompetitions: noId(FILTER),
  listResultRuns: row('competition', 'super', asQuery('competitionId')),
  getResultRun: row('resultRun', 'super', asQuery('id')),
  adjustResultAward: row('resultRun', 'super', asId(',"workId":999999,"awardId":null,"reason":"评委会表决通过"'), {
    own: 404,
    foreignOfSuper: 404,
  }),
  confirmResult: row('resultRun', 'super', asId()),
  startResultPublicity: row('resultRun', 'super', asId()),
  publishResult: row('resultRun', 'super', asId()),
  voidResult: row('resultRun', 'super', asId(',"reason":"评分数据有误"')),
  queryPageObjections: row('competition', 'super', (id) => ({
    body: `{"currentPage":1,"pageSize":10,"t":{"competitionId":${id}}}`,
  })),
  submitObjection: noId('an own work only, see the tests of objections'),
  queryPageCertificates: row('competition', 'super', (id) => ({
    body: `{"currentPage":1,"pageSize":10,"t":{"competitionId":${id}}}`,
  })),
  issueCertificates: row('competition', 'super', (id) => ({ body: `{"competitionId":${id}}` })),
  revokeCertificate: row('certificate', 'super', asId(',"reason":"登记有误，作废"')),
  downloadCertificate: noId('numbers, see the tests of certificate files'),
  exportCertificates: row('competition', 'super', (id) => ({ body: `{"competitionId":${id}}` })),
  listCertificateTemplates: row('competition', 'super', asQuery('competitionId')),
  saveCertificateTemplate: row('competition', 'super', (id) => ({
    body: `{"competitionId":${id},${TEMPLATE_TEXTS},"isEnabled":true}`,
  })),
  deleteCertificateTemplate: row('certificateTemplate', 'super', asId(',"version":900'), {
    own: 409,
    foreignOfSuper: 409,
  }),
  chooseCertificateTemplates: row(
    'competition',
    'super',
    (id) => ({
      body: `{"competitionId":${id},"choices":[{"awardId":999999,"templateId":null}]}`,
    }),
    { own: 404, foreignOfSuper: 404 },
  ),
  previewCertificateTemplate: row('competition', 'super', (id) => ({
    body: `{"competitionId":${id},${TEMPLATE_TEXTS}}`,
  })),
  reissueCertificate: row('certificate', 'super', asId(',"reason":"登记有误，换发"')),
  handleObjection: row('objection', 'super', asId(',"decision":"accept"')),
  queryPageEntries: noId(FILTER),
  auditEntries: row('managedEntry', 'school area super', (id) => ({ body: `{"ids":[${id}],"decision":"pass"}` })),
  getRecommendQuota: row('competition', 'school area super', asQuery('competitionId'), {
    own: 404,
    foreignOfSuper: 404,
  }),
  queryPageRecommendWorks: row(
    'competition',
    'school area super',
    (id) => ({
      body: `{"currentPage":1,"pageSize":10,"t":{"competitionId":${id},"level":"school","orgId":8,"isRecommended":true}}`,
    }),
    { own: 404, foreignOfSuper: 404 },
  ),
  saveRecommendation: row(
    'managedWork',
    'school area super',
    (id) => ({ body: `{"competitionId":4,"level":"school","orgId":8,"workId":${id},"rank":1}` }),
    { own: 404, foreignOfSuper: 404 },
  ),
  submitRecommendList: row(
    'competition',
    'school area super',
    (id) => ({ body: `{"competitionId":${id},"level":"school","orgId":8,"fileId":"${NO_FILE}"}` }),
    { own: 404, foreignOfSuper: 404 },
  ),
  returnRecommendList: row(
    'competition',
    'school area super',
    (id) => ({ body: `{"competitionId":${id},"level":"school","orgId":8,"reason":"名单与公章单位不一致"}` }),
    { own: 404, foreignOfSuper: 404 },
  ),
  queryPageWorks: noId(FILTER),
  getManagedWork: row('managedWork', 'super', asQuery('id')),
  checkWorks: row('managedWork', 'super', (id) => ({
    body: `{"ids":[${id}],"decision":"fix","items":[],"reason":"因故退回修改"}`,
  })),
  disqualifyWork: row('managedWork', 'super', asId(',"reason":"因故取消资格"')),
  getWorkDuplicates: row('managedWork', 'super', asQuery('id')),
  queryPageCompetitions: noId(FILTER),
  getCompetition: row('competition', 'super', asQuery('id')),
  insertOrUpdateCompetition: row('competition', 'super', asId(',"summary":"x"')),
  copyCompetition: row('competition', 'super', (id) => ({ body: `{"id":${id},"code":"copy-${id}","name":"x"}` })),
  getCompetitionReadiness: row('competition', 'super', asId()),
  publishCompetition: row('competition', 'super', asId()),
  cancelCompetition: row('competition', 'super', asId(',"reason":"因故取消活动"')),
  archiveCompetition: row('competition', 'super', asId()),
  saveCompetitionPhases: row('competition', 'super', asId(',"phases":[]')),
  reopenCompetitionPhase: row(
    'competition',
    'super',
    asId(',"phaseId":999999,"endAt":"2100-01-01 00:00:00","reason":"因故延长"'),
    { own: 404, foreignOfSuper: 404 },
  ),
  saveCompetitionGroups: row('competition', 'super', asId(',"userTypes":[],"groups":[]')),
  saveCompetitionQuota: row('competition', 'super', asId(',"quotas":[]')),
  saveCompetitionAwards: row('competition', 'super', asId(',"awards":[]')),
  insertOrUpdateAppVersion: row('appVersion', 'super', asId(',"rollout":50')),
  publishAppVersion: row('appVersion', 'super', asId()),
  withdrawAppVersion: row('appVersion', 'super', asId()),
  checkAppVersion: noId('the id is that of the device itself, and is not stored'),
  queryPageWorkgroups: noId(FILTER),
  getWorkgroup: row('workgroup', 'school area super', asQuery('id')),
  getWorkgroupMembers: row('workgroup', 'school area super', asQuery('id')),
  insertOrUpdateWorkgroup: row('workgroup', 'school area super', asId(',"name":"x"')),
  dissolveWorkgroup: row('workgroup', 'school area super', asId(',"isDissolved":true')),
  queryPageWorkgroupPeople: noId(FILTER),
  getSites: noId(FILTER),
  getSite: row('site', 'super', asQuery('id')),
  insertOrUpdateSite: row('site', 'super', asId(',"name":"x","code":"x77"')),
  deleteSite: row('site', 'super', asPath),
  getSiteBlocks: row('site', 'super', asPath),
  exportSiteArchive: row('site', 'super', asId(',"withMedia":false')),
  saveSiteBlocks: row('site', 'super', (id) => ({
    path: id,
    body: '{"version":0,"blocks":[{"kind":"lead","isEnabled":true}]}',
  })),
  getSiteLinks: row('site', 'super', asPath),
  saveSiteLinks: row('site', 'super', (id) => ({ path: id, body: '{"version":0,"topics":[],"linkGroups":[]}' })),
  queryPageManagedArticles: noId(FILTER),
  getManagedArticle: row('managedArticle', 'super', asQuery('id')),
  insertOrUpdateArticle: row(
    'managedArticle',
    'super',
    asId(',"version":1,"siteId":1,"columnId":1,"title":"x","bodyHtml":"x"'),
  ),
  submitArticle: row('managedArticle', 'super', asId(',"version":1')),
  withdrawSubmission: row('managedArticle', 'super', asId(',"version":1')),
  reviewArticle: row('managedArticle', 'super', asId(',"version":1,"level":1,"decision":"pass"')),
  // Returns for each article whether it changed; one out of reach fails as one that is not there.
  changeArticles: row('managedArticle', 'super', (id) => ({ body: `{"ids":[${id}],"action":"delete"}` }), {
    foreign: 200,
    absent: 200,
  }),
  getArticleRevisions: row('managedArticle', 'super', asQuery('id')),
  getArticleRevision: row('managedArticle', 'super', asQuery('id', { revisionId: '1' }), {
    own: 404,
    foreignOfSuper: 404,
  }),
  restoreArticleRevision: row('managedArticle', 'super', asId(',"version":1,"revisionId":1'), {
    own: 404,
    foreignOfSuper: 404,
  }),
  lockArticle: row('managedArticle', 'super', asId()),
  unlockArticle: row('managedArticle', 'super', asId()),
  createArticlePreview: row('managedArticle', 'super', asId()),
  checkArticle: noId('a text'),
  getManagedColumns: row('site', 'super', asQuery('siteId')),
  previewContentImport: row(
    'site',
    'super',
    (id) => ({ body: `{"siteId":${id},"source":"wordpress","uploadId":"00000000-0000-4000-8000-000000000000"}` }),
    { own: 404, foreignOfSuper: 404 },
  ),
  getContentImport: row('contentImport', 'super', asQuery('id'), { foreignOfSuper: 404 }),
  listContentImports: noId('one’s own'),
  mapContentImport: row('contentImport', 'super', asText('id', ',"columns":[],"authors":[]'), { foreignOfSuper: 404 }),
  commitContentImport: row('contentImport', 'super', asText('id'), { foreignOfSuper: 404 }),
  getContentImportReport: row('contentImport', 'super', asQuery('id'), { foreignOfSuper: 404 }),
  getContentImportReportFile: row('contentImport', 'super', asQuery('id'), { foreignOfSuper: 404 }),
  undoContentImport: row('contentImport', 'super', asText('id'), { foreignOfSuper: 404 }),
  getMovedAddress: noId('goes by addresses that were public'),
  insertOrUpdateColumn: row(
    'column',
    'super',
    asId(
      ',"siteId":1,"name":"x","code":"x","kind":"list","visibility":"public","reviewLevels":1,"isNav":true,"state":"on"',
    ),
  ),
  moveColumn: row('column', 'super', asId(',"parentId":null,"index":0')),
  mergeColumn: row('column', 'super', (id) => ({ body: `{"from":${id},"to":1}` })),
  deleteColumn: row('column', 'super', asPath),
  queryPageLibraryFiles: row('site', 'super', (id) => ({
    body: `{"currentPage":1,"pageSize":10,"t":{"siteId":${id}}}`,
  })),
  getLibraryFile: row('libraryFile', 'super', asQuery('id')),
  getLibrary: row('site', 'super', asQuery('siteId')),
  addLibraryFiles: row(
    'site',
    'super',
    (id) => ({
      body: `{"siteId":${id},"uploadIds":["00000000-0000-4000-8000-000000000000"]}`,
    }),
    { own: 404, foreignOfSuper: 404 },
  ),
  updateLibraryFile: row(
    'libraryFile',
    'super',
    asText('id', ',"version":0,"name":"x.txt","alt":"x","focalX":50,"focalY":50'),
  ),
  replaceLibraryFile: row(
    'libraryFile',
    'super',
    asText('id', ',"version":0,"uploadId":"00000000-0000-4000-8000-000000000000"'),
    { own: 404, foreignOfSuper: 404 },
  ),
  setLibraryPoster: row('libraryFile', 'super', asText('id', ',"version":0,"uploadId":null')),
  // Returns for each file whether it changed; one out of reach fails as one that is not there.
  changeLibraryFiles: row('libraryFile', 'super', (id) => ({ body: `{"ids":["${id}"],"action":"delete"}` }), {
    foreign: 200,
    absent: 200,
  }),
  insertOrUpdateLibraryFolder: row('libraryFolder', 'super', (id) => ({
    body: `{"id":${id},"version":0,"siteId":1,"parentId":null,"name":"x${id}"}`,
  })),
  deleteLibraryFolder: row('libraryFolder', 'super', asPath),
  getArticlePreview: noId('a secret of 192 bits'),
  getRoleSiteIds: row('role', 'school area super', asQuery('roleId')),
  saveRoleSites: row('role', 'super', (id) => ({ body: `{"roleId":${id},"siteIds":"1"}` })),
  queryPageLoginLog: noId(FILTER),
  queryPageOperationLog: noId(FILTER),
  queryPagePiiLog: noId(FILTER),
  verifyLogChain: noId('the chain is one for all who may read it'),
  getSiteInfo: noId(CODE),
  getColumnTree: noId(CODE),
  getHome: noId(CODE),
  queryPageArticleList: noId(CODE),
  listArticles: noId(CODE),
  getArticleChoices: noId(CODE),
  // The response never reveals whether there is such an item.
  countView: open('article', (id) => ({ body: `{"type":"article","id":${id}}` }), {
    own: 200,
    foreign: 200,
    absent: 200,
    huge: 400,
  }),
  getContentDetail: open('article', asQuery('id', { type: 'article' }), {
    own: 200,
    foreign: 404,
    absent: 404,
    huge: 400,
  }),
  getPortalSites: noId(CODE),
  listPortalAreas: noId(CODE),
  listPortalSubjects: noId(CODE),
  listDisclosures: noId(CODE),
  listProjects: noId(CODE),
  listSchoolProfiles: noId(CODE),
  listPrincipals: noId(CODE),
  listPreschool: noId(CODE),
  listExpertAnswers: noId(CODE),
  listActivities: noId(CODE),
  listResources: noId(CODE),
  listResourceChoices: noId(CODE),
  getSubjectHub: noId(CODE),
  listStudios: noId(CODE),
  searchPortal: noId(CODE),
  suggestPortal: noId(CODE),
  getRss: noId(CODE),
  getSitemap: noId(CODE),
  readFile: open('file', asPath, { own: 200, foreign: 404, absent: 404, huge: 400 }),
}
