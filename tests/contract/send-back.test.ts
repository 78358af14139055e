import { openTestApp, type TestClient } from '@doorway/api/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from './operations'
import { entities, type Entity, notSentBack, object } from './send-back-entities'

const app = await openTestApp()
const names = ['admin', 't_linyq', 'p_wangjg']
const clients: Record<string, TestClient> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await app.as(name)] as const)),
)

const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

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
  await app.db.execute(`insert into library_folder (site_id, name) values (1, '校园')`)
  await clients['admin']?.post('/api/competition/copy', { id: 1, code: 'next-year', name: '下一届' })
  await app.db.execute(`
    update resource set state = 'draft', author = '林砚秋' where id = (
      select min(id) from resource where owner_id = (select id from app_user where username = 't_linyq'))`)
})

describe('every save of the contract', () => {
  it('is tried with what its detail returns, or says why not', () => {
    const saves = operations.map(({ id }) => id).filter((id) => /^(?:insertOrUpdate|save|update)[A-Z]/.test(id))
    const known = [...entities.map(({ save }) => save), ...Object.keys(notSentBack)]
    expect(saves.filter((id) => !known.includes(id))).toEqual([])
  })
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
