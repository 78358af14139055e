import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp } from '../../testing/open-test-app'
import { closeDueAccounts } from './account-closure.service'
import { demoSecrets } from '../../demo/demo-secrets'

const { as, anonymous, app, db, clock } = await openTestApp()
const teacher = await as('t_linyq')
const other = await as('t_xutb')
const page = { currentPage: 1, pageSize: 10 }
const DAY_MINUTES = 24 * 60

const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])
const summaryOf = async (client = teacher) => Object((await client.get('/api/personal/getSummary')).body.data)
const favouritesOf = async (client = teacher) =>
  Object((await client.post('/api/personal/queryPageMyFavList', page)).body.data)
const mark = (item: object, isFavourite = true, client = teacher) =>
  client.post('/api/personal/setFavourite', { ...item, isFavourite })

describe('the personal centre', () => {
  it('needs a sign-in', async () => {
    expect((await anonymous().get('/api/personal/getSummary')).status).toBe(401)
    expect((await anonymous().post('/api/personal/queryPageMySignupList', page)).status).toBe(401)
  })

  it('shows who one is, what one has, and which details are missing', async () => {
    const student = await summaryOf(await as('s_wangzh'))
    expect(student).toMatchObject({ name: '王梓涵', userType: '5', schoolName: '望川市砚池小学', closure: null })
    expect(student.className).toEqual(expect.any(String))
    const { missing, completeness, counts } = await summaryOf()
    expect(missing).toEqual(['imgPath', 'discTitle', 'discDetail'])
    expect(completeness).toBe(40)
    const { count } = await one(sql`select count(*)::int as count from resource
      join app_user on app_user.id = owner_id where username = 't_linyq' and resource.deleted_at is null`)
    expect(counts).toMatchObject({ resources: count, submissions: 0 })
  })

  it('lists activities with their phase and the credit hours of attended ones', async () => {
    await db.execute(sql`insert into research_signup (activity_id, user_id, signed_at, checked_at, credit_hours)
      select a.id, u.id, a.start_at - interval '3 days', a.start_at, 2.5 from research_activity a, app_user u
      where u.username = 't_linyq' and a.end_at < ${clock.now().toISOString()}::timestamptz
      order by a.id limit 1 on conflict (activity_id, user_id) do update set checked_at = excluded.checked_at, credit_hours = 2.5`)
    const { data } = Object((await teacher.post('/api/personal/queryPageMySignupList', page)).body.data)
    const attended = data.find(({ creditHours }: { creditHours: number | null }) => creditHours === 2.5)
    expect(attended).toMatchObject({ phase: 'over', checkedAt: expect.any(String) })
    expect((await summaryOf()).creditHours).toBeGreaterThanOrEqual(2.5)
  })
})

describe('a favourite', () => {
  it('is what one may read, once, and only one’s own', async () => {
    const { id } = await one(sql`select id::float8 from resource where state = 'on_shelf' and range = 'public' limit 1`)
    expect((await mark({ type: 'resource', id })).body).toMatchObject({ data: { isFavourite: true }, msg: '已收藏' })
    await mark({ type: 'resource', id })
    expect(await favouritesOf()).toMatchObject({ total: 1, data: [{ type: 'resource', id, isAvailable: true }] })
    expect(await favouritesOf(other)).toMatchObject({ total: 0, data: [] })
    expect((await teacher.get(`/api/personal/getFavourite?type=resource&id=${id}`)).body.data).toEqual({
      isFavourite: true,
    })
    await mark({ type: 'resource', id }, false)
    expect(await favouritesOf()).toMatchObject({ total: 0 })
  })

  it('is refused for what is absent, unpublished or not for the reader', async () => {
    const { id } = await one(sql`select id::float8 from cms_article where state = 'draft' limit 1`)
    expect((await mark({ type: 'article', id })).status).toBe(404)
    expect((await mark({ type: 'article', id: 999_999 })).status).toBe(404)
    const { id: draft } = await one(sql`select id::float8 from resource where state <> 'on_shelf' limit 1`)
    expect((await mark({ type: 'resource', id: draft }, true, other)).status).toBe(404)
    expect((await mark({ type: 'school', id: 1 })).status).toBe(400)
  })

  it('stays in the list, marked, when the item is taken off', async () => {
    const { body } = await anonymous().get('/api/portal/articles?currentPage=1&pageSize=1')
    const [{ id }] = Object(body.data).data
    await mark({ type: 'article', id })
    await db.execute(sql`update cms_article set offline_at = publish_at where id = ${id}`)
    expect(await favouritesOf()).toMatchObject({ total: 1, data: [{ type: 'article', id, isAvailable: false }] })
  })
})

describe('the export of one’s own data', () => {
  it('needs the password', async () => {
    const wrong = await teacher.post('/api/personal/exportMyData', { password: 'Wrong@2026' })
    expect(wrong.body).toMatchObject({ success: false, errors: [{ field: 'password' }] })
  })

  it('has everything in JSON and in a readable page, for the owner alone', async () => {
    await db.execute(sql`update app_user set disc_title = '<b>数学</b>' where username = 't_linyq'`)
    const { body } = await teacher.post('/api/personal/exportMyData', { password: STORY_PASSWORD })
    const { jobId } = Object(body.data)
    await app.tasks.settled()
    expect(Object((await teacher.get(`/api/task/getTask?id=${jobId}`)).body.data)).toMatchObject({
      state: 'done',
      msg: '',
    })
    const address = `http://doorway.test/api/file/download/${jobId}`
    expect((await other.send(new Request(address))).status).toBe(404)
    const response = await teacher.send(new Request(address))
    expect(response.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data.profile[0]).toMatchObject({
      username: 't_linyq',
      name: '林砚秋',
      mobile: expect.stringMatching(/^161\d{8}$/),
    })
    expect(data.signIns.length).toBeGreaterThan(0)
    const html = strFromU8(files['data.html'] ?? new Uint8Array())
    expect(html).toContain('&lt;b&gt;数学&lt;/b&gt;')
    expect(html).not.toContain('<b>数学')
    const headings = [...html.matchAll(/<th scope="\w+">([^<]*)<\/th>/g)].map(([, text]) => text)
    expect(headings).toEqual(expect.arrayContaining(['用户名', '手机号', '设备', 'IP 地址']))
    expect(headings.filter((text) => /^[a-z]/.test(String(text)))).toEqual([])
    expect(JSON.stringify(data)).not.toContain('argon2')
  })
})

describe('closing an account', () => {
  it('is refused for a wrong password and for the super account', async () => {
    const wrong = await other.post('/api/personal/deleteAccount', { password: 'Wrong@2026' })
    expect(wrong.body).toMatchObject({ success: false, errors: [{ field: 'password' }] })
    const admin = await as('admin')
    expect((await admin.post('/api/personal/deleteAccount', { password: STORY_PASSWORD })).body.code).toBe(
      'ACCOUNT_REQUIRED',
    )
  })

  it('waits for 15 days, in which it can be cancelled', async () => {
    await other.post('/api/personal/deleteAccount', { password: STORY_PASSWORD })
    expect((await summaryOf(other)).closure).toMatchObject({ dueAt: expect.any(String) })
    expect((await other.post('/api/personal/cancelDeletion', {})).body.success).toBe(true)
    expect((await summaryOf(other)).closure).toBeNull()
    expect((await other.post('/api/personal/cancelDeletion', {})).body.code).toBe('CLOSURE_ABSENT')
  })

  it('removes what identifies the person, and what they published stays', async () => {
    const person = await as('t_zhoush')
    const { id } = await one(sql`select id::float8 from app_user where username = 't_zhoush'`)
    await person.post('/api/personal/deleteAccount', { password: STORY_PASSWORD })
    const secrets = await demoSecrets()
    await closeDueAccounts({ db, clock, secrets })
    expect((await one(sql`select name from app_user where id = ${id}`)).name).toBe('周苏禾')
    clock.advanceMinutes(15 * DAY_MINUTES)
    await closeDueAccounts({ db, clock, secrets })
    expect(
      await one(sql`select name, mobile_enc, mobile_hash, id_card_enc, id_card_hash, email, birth_date, data_state,
        deleted_at is not null as gone from app_user where id = ${id}`),
    ).toEqual({
      name: '已注销用户',
      mobile_enc: null,
      mobile_hash: null,
      id_card_enc: null,
      id_card_hash: null,
      email: null,
      birth_date: null,
      data_state: '1',
      gone: true,
    })
    expect((await person.get('/api/personal/getSummary')).status).toBe(401)
    expect(
      await rowsOf(
        db,
        sql`select distinct revoke_reason from session where user_id = ${id} and revoked_at = ${clock.now().toISOString()}::timestamptz`,
      ),
    ).toEqual([{ revoke_reason: 'deleted' }])
    expect(
      (await one(sql`select action from operation_log where actor_id = ${id} order by id desc limit 1`)).action,
    ).toBe('user.close')
  })
})
