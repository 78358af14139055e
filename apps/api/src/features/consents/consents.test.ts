import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const auditor = await as('audit01')
const page = { currentPage: 1, pageSize: 20 }
const list = async (t = {}, client = auditor) =>
  Object((await client.post('/api/consent/queryPage', { ...page, t })).body.data)

it('needs the code', async () => {
  const county = await as('yc_county01')
  expect((await county.post('/api/consent/queryPage', page)).status).toBe(403)
})

it('lists who consented to which text, and when', async () => {
  const { data, total } = await list()
  expect(total).toBe(data.length)
  expect(data[0]).toMatchObject({
    subjectName: expect.any(String),
    guardianName: expect.any(String),
    scope: 'image_publicity',
    textCode: 'preschool.image',
    textVersion: '1',
    withdrawnAt: null,
  })
})

it('is narrowed by name, kind and state', async () => {
  const { data, total } = await list()
  const [{ id, subjectName }] = data
  expect((await list({ name: subjectName })).data).toMatchObject([{ id }])
  expect((await list({ name: '%' })).total).toBe(0)
  expect((await list({ scope: 'account' })).total).toBe(0)
  expect((await list({ state: 'withdrawn' })).total).toBe(0)
  await db.execute(sql`update consent set withdrawn_at = given_at + interval '1 day' where id = ${id}`)
  expect((await list({ state: 'withdrawn' })).data).toMatchObject([{ id, withdrawnAt: expect.any(String) }])
  expect((await list({ state: 'given' })).total).toBe(total - 1)
})
