import contract from '@doorway/api/contract' with { type: 'json' }

/** A JSON object. */
export type Json = Record<string, unknown>

const schemas: Record<string, Json> = contract.components.schemas
/** An object, empty where the value is none. */
export const object = (value: unknown): Json => Object(value)
/** The members of a record that the schema of a write describes; the others are read-only. */
function writable(schema: string, record: unknown): Json {
  const members = Object.keys(object(schemas[schema]?.['properties']))
  return Object.fromEntries(Object.entries(object(record)).filter(([name]) => members.includes(name)))
}

/** What a schema refers to. */
export function resolved(schema: unknown): Json {
  const { $ref, anyOf } = object(schema)
  if (typeof $ref === 'string') return object(schemas[String($ref.split('/').at(-1))])
  return Array.isArray(anyOf) ? resolved(anyOf[0]) : object(schema)
}

/** The members of a value that its schema describes, however deep. */
function described(schema: unknown, value: unknown): unknown {
  const { properties, items } = resolved(schema)
  if (Array.isArray(value) && items !== undefined) return value.map((item) => described(items, item))
  if (properties === undefined || value === null || typeof value !== 'object') return value
  const members = Object.entries(object(properties)).filter(([name]) => name in value)
  return Object.fromEntries(members.map(([name, inner]) => [name, described(inner, object(value)[name])]))
}

/** The schema of what an operation takes. */
export function bodySchema(id: string): Json {
  const operation = Object.values<Record<string, unknown>>(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .find((each) => object(each)['operationId'] === id)
  const { schema } = object(object(object(object(operation)['requestBody'])['content'])['application/json'])
  return resolved(schema)
}

/** As {@link writable}, for an operation: the members of its body, and of what is in it. */
function sendable(id: string, record: unknown): Json {
  return object(described(bodySchema(id), record))
}

const first = (list: unknown): unknown => Object(list)[0]
const person = (where: string) => `select id from app_user where deleted_at is null and ${where} order by id limit 1`

/** One row: what is read, by whom, and how it is sent back. `id` is a query for the id in place of that of the example. */
export interface Entity {
  name: string
  by?: string
  read: string
  id?: string
  query?: string
  body?: Json
  save: string
  map: (data: Json) => unknown
}

const records: readonly Entity[] = [
  {
    name: 'user',
    read: 'getUserInfo',
    id: person("user_type = '2'"),
    save: 'insertOrUpdateUserInfo',
    map: (data) => writable('UserWrite', data),
  },
  {
    name: 'teacher',
    read: 'getTeacherInfo',
    id: person("user_type = '4'"),
    save: 'insertOrUpdateTeacherInfo',
    map: ({ teacherInfo, ...data }) => ({ ...data, teacherInfo: writable('TeacherWrite', teacherInfo) }),
  },
  {
    name: 'student with parents',
    read: 'getStudentInfo',
    id: person("user_type = '5'"),
    save: 'insertOrUpdateStudentInfo',
    map: ({ studentInfo, parentList }) => ({
      studentInfo: writable('StudentWrite', studentInfo),
      parentList: Object(parentList).map((parent: unknown) => writable('ParentWrite', parent)),
    }),
  },
  {
    name: 'own record',
    read: 'getUserDetailSelf',
    query: '',
    save: 'updateUserDetails',
    map: (data) => ({ cscpUserDetailDTO: data }),
  },
  {
    name: 'area',
    read: 'getAreaChildren',
    query: 'parentCode=380000',
    save: 'updateArea',
    map: (data) => writable('AreaWrite', first(data)),
  },
  {
    name: 'organisation',
    read: 'queryPageSchoolList',
    body: { currentPage: 1, pageSize: 1, t: { parentId: 6 } },
    save: 'insertOrUpdateSchool',
    // The form calls the parent `orgId` (section 5).
    map: ({ data }) => ({ ...writable('SchoolWrite', first(data)), orgId: object(first(data))['parentId'] }),
  },
  {
    name: 'role',
    read: 'getRole',
    id: 'select 14 as id',
    save: 'updateRole',
    map: (data) => writable('RoleWrite', data),
  },
  { name: 'menu', read: 'getAllMenus', save: 'insertOrUpdateMenu', map: (data) => writable('MenuWrite', first(data)) },
  {
    name: 'dictionary entry',
    read: 'queryPageDictionaryList',
    body: { currentPage: 1, pageSize: 1, t: { dicType: '5' } },
    save: 'insertOrUpdateDictionary',
    map: ({ data }) => writable('DictionaryWrite', first(data)),
  },
  { name: 'stage', read: 'getStages', save: 'insertOrUpdateStage', map: (data) => writable('StageWrite', first(data)) },
  {
    name: 'researcher',
    read: 'getResearchers',
    query: 'gardeId=2&courseId=0202',
    save: 'insertOrUpdateResearcher',
    map: (data) => writable('ResearcherWrite', first(data)),
  },
  {
    name: 'subject',
    read: 'getStages',
    save: 'insertOrUpdateSubject',
    map: (data) => {
      const { gardeId, courseList } = Object(data)[1]
      const { courseId, courseName, version } = Object(first(courseList))
      return { id: `${gardeId}-${courseId}`, gardeId, courseId, courseName, version }
    },
  },
  {
    name: 'site',
    read: 'getSite',
    id: 'select 1 as id',
    save: 'insertOrUpdateSite',
    map: (data) => writable('SiteWrite', data),
  },
  {
    name: 'app version',
    read: 'queryPageAppVersions',
    body: { currentPage: 1, pageSize: 1, t: { state: 'published' } },
    save: 'insertOrUpdateAppVersion',
    map: ({ data }) => writable('AppVersionWrite', first(data)),
  },
  {
    name: 'workgroup',
    read: 'getWorkgroup',
    save: 'insertOrUpdateWorkgroup',
    map: ({ members, ...data }) => ({
      ...writable('WorkgroupWrite', data),
      members: (Array.isArray(members) ? members : []).map(({ userId, role }) => ({ userId, role })),
    }),
  },
  {
    name: 'own resource',
    by: 't_linyq',
    read: 'queryPageOwnResources',
    body: { currentPage: 1, pageSize: 1, t: { state: 'draft' } },
    save: 'insertOrUpdateResource',
    map: ({ data }) => sendable('insertOrUpdateResource', first(data)),
  },
  {
    name: 'family submission',
    by: 'p_wangjg',
    read: 'queryPageOwnHomeSubmissions',
    body: { currentPage: 1, pageSize: 1, t: { state: 'draft' } },
    save: 'saveHomeSubmission',
    map: ({ data }) => {
      const files: { id: string }[] = Object(first(data)).files
      return { ...sendable('saveHomeSubmission', first(data)), fileIds: files.map(({ id }) => id) }
    },
  },
]

const competition = {
  read: 'getCompetition',
  id: `select id from competition where state = 'draft' order by id limit 1`,
}
const idsOf = (list: unknown): unknown[] => Object(list).map(({ id }: { id: unknown }) => id)

/** Content and competitions. */
const contents: readonly Entity[] = [
  {
    name: 'column',
    read: 'getManagedColumns',
    query: 'siteId=1',
    save: 'insertOrUpdateColumn',
    map: (data) => ({ siteId: 1, ...sendable('insertOrUpdateColumn', first(data)) }),
  },
  {
    name: 'article',
    read: 'getManagedArticle',
    id: `select id from cms_article where state = 'draft' and deleted_at is null order by id limit 1`,
    save: 'insertOrUpdateArticle',
    map: (data) => ({
      ...sendable('insertOrUpdateArticle', data),
      relatedIds: idsOf(data['related']),
      attachmentIds: idsOf(data['attachments']),
    }),
  },
  {
    name: 'blocks of a site',
    read: 'getSiteBlocks',
    id: 'select 1 as id',
    save: 'saveSiteBlocks',
    map: (data) => sendable('saveSiteBlocks', data),
  },
  {
    name: 'topics and links of a site',
    read: 'getSiteLinks',
    id: 'select 1 as id',
    save: 'saveSiteLinks',
    map: (data) => sendable('saveSiteLinks', data),
  },
  {
    name: 'file of a library',
    read: 'getLibraryFile',
    id: 'select file_id as id from library_file order by file_id limit 1',
    save: 'updateLibraryFile',
    map: ({ file }) => sendable('updateLibraryFile', file),
  },
  {
    name: 'folder of a library',
    read: 'getLibrary',
    query: 'siteId=1',
    save: 'insertOrUpdateLibraryFolder',
    map: ({ folders }) => ({ siteId: 1, ...sendable('insertOrUpdateLibraryFolder', first(folders)) }),
  },
  {
    name: 'profile of a school',
    read: 'getSchoolProfile',
    query: 'schoolId=8',
    save: 'saveSchoolProfile',
    map: ({ schoolId, version, draft, live }) => ({ schoolId, version, content: draft ?? live }),
  },
  {
    name: 'profile of a principal',
    read: 'getPrincipal',
    query: 'id=1',
    save: 'savePrincipal',
    map: ({ id, version, draft, live }) => ({ id, version, content: draft ?? live }),
  },
  {
    name: 'competition',
    ...competition,
    save: 'insertOrUpdateCompetition',
    map: (data) => sendable('insertOrUpdateCompetition', data),
  },
  {
    name: 'phases of a competition',
    ...competition,
    save: 'saveCompetitionPhases',
    map: (data) => sendable('saveCompetitionPhases', data),
  },
  {
    name: 'groups of a competition',
    ...competition,
    save: 'saveCompetitionGroups',
    map: (data) => sendable('saveCompetitionGroups', data),
  },
  {
    name: 'quotas of a competition',
    ...competition,
    save: 'saveCompetitionQuota',
    map: (data) => sendable('saveCompetitionQuota', data),
  },
  {
    name: 'awards of a competition',
    ...competition,
    save: 'saveCompetitionAwards',
    map: (data) => sendable('saveCompetitionAwards', data),
  },
  {
    name: 'judge',
    read: 'queryPageJudges',
    body: { currentPage: 1, pageSize: 1, t: {} },
    save: 'saveJudgeProfile',
    map: ({ data }) => sendable('saveJudgeProfile', first(data)),
  },
  {
    name: 'panel of judges',
    read: 'getJudgePanels',
    query: 'competitionId=1',
    save: 'saveJudgePanel',
    map: ({ panels }) => ({ competitionId: 1, ...sendable('saveJudgePanel', first(panels)) }),
  },
]

const planned: readonly Entity[] = [
  {
    name: 'research activity',
    read: 'queryManagedActivities',
    body: { currentPage: 1, pageSize: 1, t: { when: 'coming' } },
    save: 'insertOrUpdateActivity',
    map: ({ data }) => sendable('insertOrUpdateActivity', first(data)),
  },
  {
    name: 'notification settings',
    read: 'getNotificationSettings',
    save: 'saveNotificationSettings',
    map: (data) => sendable('saveNotificationSettings', data),
  },
]

/** Every record that has a detail and a save. */
export const entities: readonly Entity[] = [...records, ...contents, ...planned]

/** Saves of what no detail returns, with the reason. */
export const notSentBack: Readonly<Record<string, string>> = {
  insertOrUpdateEntry: 'open for some days only, see entries.test.ts',
  insertOrUpdateWork: 'open for some days only, see own-works.test.ts',
  saveJudgeDraft: 'marks count their revisions, see judging.test.ts',
  saveGardenWork: 'the demo has no draft of a kindergarten, see garden-works.test.ts',
  saveRecommendation: 'a place in a list',
  saveRoleMenus: 'lists of ids',
  saveRoleSites: 'lists of ids',
  saveCertificateTemplate: 'a list holds its details, see certificate-templates.test.ts',
  saveScheme: 'marks lock the schemes of the demo, see schemes.test.ts',
  updateAreaStatus: 'one state',
  updateUserState: 'one state',
}
