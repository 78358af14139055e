import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const guardian = await as('p_wangjg')
const other = await as('p_zhaoyl')
const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])
const contentVersion = async () =>
  Number((await one(sql`select version::int from data_version where name = 'content'`)).version)
const withdraw = (id: number, client = guardian) => client.post('/api/consent/withdraw', { id })

it('of a guardian are listed with the submissions that rely on them', async () => {
  expect((await anonymous().get('/api/consent/list')).status).toBe(401)
  expect((await other.get('/api/consent/list')).body.data).toEqual([])
  expect((await guardian.get('/api/consent/list')).body.data).toMatchObject([
    { subjectName: '王梓涵', scope: 'image_publicity', withdrawnAt: null, submissions: ['阳台上的种子日记'] },
  ])
})

it('are withdrawn by the guardian alone', async () => {
  const { id } = await one(sql`select id::float8 from consent limit 1`)
  for (const username of ['p_zhaoyl', 's_wangzh', 'admin'])
    expect((await withdraw(id, await as(username))).status).toBe(404)
  expect((await withdraw(999_999)).status).toBe(404)
  expect((await guardian.post('/api/consent/withdraw', { id: 'x' })).status).toBe(400)
})

it('take what relies on them off the portal at once', async () => {
  const { id } = await one(sql`select id::float8 from consent limit 1`)
  await db.execute(sql`update preschool_submission set state = 'published' where consent_id = ${id}`)
  const before = await contentVersion()
  const { body } = await withdraw(id)
  expect(body).toMatchObject({ success: true, data: { id, withdrawnAt: expect.any(String), submissions: [] } })
  expect(await contentVersion()).toBe(before + 1)
  expect((await one(sql`select state from preschool_submission where consent_id = ${id}`)).state).toBe('withdrawn')
  const search = await anonymous().get(`/api/portal/search?keyword=${encodeURIComponent('阳台上的种子日记')}`)
  expect(JSON.stringify(search.body.data ?? {})).not.toContain('阳台上的种子日记')
  expect((await one(sql`select action from operation_log order by id desc limit 1`)).action).toBe('consent.withdraw')
  expect((await withdraw(id)).body.code).toBe('CONSENT_WITHDRAWN')
})
