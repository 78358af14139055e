import contract from '@doorway/api/contract' with { type: 'json' }
import { openTestApp, type TestClient } from '@doorway/api/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from './operations'

type Json = Record<string, unknown>

const app = await openTestApp()
const names = ['admin', 't_linyq', 'p_wangjg']
const clients: Record<string, TestClient> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await app.as(name)] as const)),
)

const schemas: Record<string, Json> = contract.components.schemas
const object = (value: unknown): Json => Object(value)
const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

/** The members of a record that the schema of a write describes; the others are read-only. */
function writable(schema: string, record: unknown): Json {
  const members = Object.keys(object(schemas[schema]?.['properties']))
  return Object.fromEntries(Object.entries(object(record)).filter(([name]) => members.includes(name)))
}

/** As {@link writable}, for an operation whose body has a schema of its own. */
function sendable(id: string, record: unknown): Json {
  const body = Object.values<Record<string, unknown>>(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .find((operation) => object(operation)['operationId'] === id)
  const { schema } = object(object(object(object(body)['requestBody'])['content'])['application/json'])
  const members = Object.keys(object(object(schema)['properties']))
  return Object.fromEntries(Object.entries(object(record)).filter(([name]) => members.includes(name)))
}

const first = (list: unknown): unknown => Object(list)[0]
const person = (where: string) => `select id from app_user where deleted_at is null and ${where} order by id limit 1`

/** One row: what is read, by whom, and how it is sent back. `id` is a query for the id in place of that of the example. */
interface Entity {
  name: string
  by?: string
  read: string
  id?: string
  query?: string
  body?: Json
  save: string
  map: (data: Json) => unknown
}

const entities: readonly Entity[] = [
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
    name: 'subject',
    read: 'getStages',
    save: 'insertOrUpdateSubject',
    map: (data) => {
      const { gardeId, courseList } = Object(data)[1]
      const { courseId, courseName } = Object(first(courseList))
      return { id: `${gardeId}-${courseId}`, gardeId, courseId, courseName }
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

async function call(
  client: TestClient,
  id: string,
  { query, body, recordId }: { query?: string; body?: unknown; recordId?: string },
) {
  const { method, path, template } = operationOf(id)
  const [bare = ''] = path.split('?')
  const isInPath = template.includes('{')
  const address =
    recordId === undefined
      ? query === undefined
        ? path
        : `${bare}?${query}`
      : isInPath
        ? template.replace(/\{\w+\}/, recordId)
        : `${bare}?id=${recordId}`
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await client.send(new Request(`http://doorway.test${address}`, { method, ...json }))
  return { status: response.status, body: object(await response.json()) }
}

async function idOf(query: string | undefined): Promise<string | undefined> {
  if (query === undefined) return undefined
  const [row] = Object(await app.db.execute(query)).rows
  return String(row.id)
}

/** Reads a record, sends it back and reads it again. */
async function roundTrip({ by = 'admin', read, id, query, body, save, map }: Entity) {
  const client = clients[by]
  if (!client) throw new Error(`${by} is not signed in.`)
  const asked = { query, body, recordId: await idOf(id) }
  const before = await call(client, read, asked)
  expect(before).toMatchObject({ status: 200, body: { success: true } })
  const saved = await call(client, save, { body: map(object(before.body['data'])) })
  expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200, body: { success: true } })
  const after = await call(client, read, asked)
  return { before: map(object(before.body['data'])), after: map(object(after.body['data'])) }
}

const withoutVersion = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/"version":\d+/g, '"version":0'))

beforeAll(async () => {
  await app.db.execute(`
    update resource set state = 'draft', author = '林砚秋' where id = (
      select min(id) from resource where owner_id = (select id from app_user where username = 't_linyq'))`)
})

describe('what a detail returns its save accepts, and it stays as it is', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))('%s', async (_, entity) => {
    const { before, after } = await roundTrip(entity)
    expect(withoutVersion(after)).toEqual(withoutVersion(before))
  })
})

describe('also of records of which little is known', () => {
  beforeAll(async () => {
    await app.db.execute(`
      update app_user set id_card_enc = null, id_card_hash = null, birth_date = null, mobile_enc = null,
        mobile_hash = null, sex = null, remark = null, email = null, disc_title = null, disc_detail = null, img_path = null`)
    await app.db.execute('update user_student set user_number = null, in_school_year = null')
    await app.db.execute('update user_teacher set user_number = null, user_duty_type = null')
    await app.db.execute('update guardian set family_name = null')
    await app.db.execute(`
      update preschool_submission set work_kind = null, field = null, age_class = null, child_id = null
      where state = 'draft'`)
  })

  const sparse = ['user', 'teacher', 'student with parents', 'own record', 'family submission']
  const people = entities.filter(({ name }) => sparse.includes(name))
  it.each(people.map((entity) => [entity.name, entity] as const))('%s', async (_, entity) => {
    const { before, after } = await roundTrip(entity)
    expect(withoutVersion(after)).toEqual(withoutVersion(before))
  })
})
