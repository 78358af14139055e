import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { anonymous, app, as, db } = await openTestApp()
const parent = await as('p_wangjg')
const stranger = await as('p_zhaoyl')
const teacher = await as('t_linyq')
const idOf = async (username: string) =>
  Number(Object((await rowsOf(db, sql`select id from app_user where username = ${username}`))[0]).id)
const childId = await idOf('s_wangzh')
const page = { currentPage: 1, pageSize: 10 }
const password = STORY_PASSWORD

const children = async (person: TestClient = parent) =>
  Object((await person.get('/api/personal/family/listChildren')).body).data
const accesses = (body: object, person: TestClient = parent) =>
  person.post('/api/personal/queryPageMyAccessList', { ...page, ...body })
const close = (body: object, person: TestClient = parent) => person.post('/api/personal/deleteAccount', body)

describe('a family', () => {
  it('needs a sign-in', async () => {
    expect((await anonymous().get('/api/personal/family/listChildren')).status).toBe(401)
    expect((await accesses({}, anonymous())).status).toBe(401)
  })

  it('lists the children of a guardian, and none of others', async () => {
    expect(await children()).toEqual([
      expect.objectContaining({
        userId: childId,
        name: '王梓涵',
        relation: '父亲',
        schoolName: '望川市砚池小学',
        isMinor: true,
        counts: { consents: 1, works: expect.any(Number), requests: 0 },
        closure: null,
      }),
    ])
    expect(await children(teacher)).toEqual([])
  })

  it.each([
    ['accesses', (t: TestClient, id: number) => accesses({ t: { childId: id } }, t)],
    ['export', (t: TestClient, id: number) => t.post('/api/personal/exportMyData', { password, childId: id })],
    ['closure', (t: TestClient, id: number) => close({ password, childId: id }, t)],
    ['cancellation', (t: TestClient, id: number) => t.post('/api/personal/cancelDeletion', { childId: id })],
    [
      'results',
      (t: TestClient, id: number) => t.post('/api/competition/queryPageMyResultList', { ...page, t: { childId: id } }),
    ],
    [
      'entries',
      (t: TestClient, id: number) => t.post('/api/personal/queryPageMyEntryList', { ...page, t: { childId: id } }),
    ],
    [
      'certificates',
      (t: TestClient, id: number) =>
        t.post('/api/personal/queryPageMyCertificateList', { ...page, t: { childId: id } }),
    ],
  ])('gives no %s of another’s child, of an adult, or of the parent to the child', async (_, call) => {
    expect((await call(stranger, childId)).status).toBe(404)
    expect((await call(parent, await idOf('s_lixc'))).status).toBe(404)
    expect((await call(await as('s_wangzh'), await idOf('p_wangjg'))).status).toBe(404)
    await db.execute(sql`update app_user set birth_date = '2000-01-01' where id = ${childId}`)
    expect((await call(parent, childId)).body).toMatchObject({ success: false, code: 'CHILD_OF_AGE' })
    await db.execute(sql`update app_user set birth_date = '2016-05-01' where id = ${childId}`)
  })
})

describe('the rights of a child, by its guardian', () => {
  it('to see who saw its values in full', async () => {
    const county = await as('yc_county01')
    const seen = await county.post('/api/userInfo/reveal', { id: childId, field: 'mobile', purpose: '核对紧急联系人' })
    expect(seen.body).toMatchObject({ success: true })
    const { data } = (await accesses({ t: { childId } })).body
    expect(data).toMatchObject({
      total: 1,
      data: [
        { field: 'mobile', purpose: '核对紧急联系人', actorName: expect.any(String), orgName: expect.any(String) },
      ],
    })
    expect(Object((await accesses({}, await as('s_wangzh'))).body.data).total).toBe(1)
    expect(Object((await accesses({})).body.data).total).toBe(0)
  })

  it('to have its data, with the guardian’s password, in a file that only the guardian gets', async () => {
    const wrong = await parent.post('/api/personal/exportMyData', { password: 'Wrong@2026', childId })
    expect(wrong.body).toMatchObject({ success: false, errors: [{ field: 'password' }] })
    const { jobId } = Object((await parent.post('/api/personal/exportMyData', { password, childId })).body.data)
    await app.tasks.settled()
    const address = `http://doorway.test/api/file/download/${jobId}`
    expect((await stranger.send(new Request(address))).status).toBe(404)
    const response = await parent.send(new Request(address))
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('个人数据-王梓涵-')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data.profile[0]).toMatchObject({ username: 's_wangzh' })
    expect(data.accesses).toMatchObject([{ field: 'mobile', purpose: '核对紧急联系人' }])
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['entries', 'requests', 'consents']))
    expect(strFromU8(files['data.html'] ?? new Uint8Array())).toContain('谁查看过完整信息')
  })

  it('is not exported once the link to the child has ended', async () => {
    const { jobId } = Object((await parent.post('/api/personal/exportMyData', { password, childId })).body.data)
    await db.execute(sql`update task set state = 'failed' where id = ${jobId}`)
    await app.tasks.settled()
    const links = await rowsOf(
      db,
      sql`delete from guardian where student_user_id = ${childId} returning parent_user_id`,
    )
    await db.execute(sql`update task set state = 'failed' where id = ${jobId}`)
    await parent.post('/api/task/retry', { id: jobId })
    await app.tasks.settled()
    expect(Object((await parent.get(`/api/task/getTask?id=${jobId}`)).body.data).state).toBe('failed')
    expect(links).toHaveLength(1)
    await db.execute(sql`insert into guardian (parent_user_id, student_user_id, family_name, is_primary)
      values (${await idOf('p_wangjg')}, ${childId}, '父亲', true)`)
  })

  it('to have its account closed: child and other guardian are notified, and either can cancel', async () => {
    const motherId = await idOf('p_zhaoyl')
    await db.execute(sql`insert into guardian (parent_user_id, student_user_id, family_name, is_primary)
      values (${motherId}, ${childId}, '母亲', false)`)
    expect((await close({ password: 'Wrong@2026', childId })).body).toMatchObject({ errors: [{ field: 'password' }] })
    expect((await close({ password, childId })).body).toMatchObject({ success: true })
    expect((await children())[0].closure).toMatchObject({ dueAt: expect.any(String) })
    const own = Object((await parent.get('/api/personal/getSummary')).body.data)
    expect(own.closure).toBeNull()
    for (const reader of [await as('s_wangzh'), stranger]) {
      const { body } = await reader.post('/api/notification/queryPageMyList', page)
      expect(Object(body.data).data[0]).toMatchObject({ title: '您的账号将被注销' })
    }
    expect((await stranger.post('/api/personal/cancelDeletion', { childId })).body).toMatchObject({ success: true })
    expect((await children())[0].closure).toBeNull()
    await db.execute(sql`delete from guardian where parent_user_id = ${motherId} and student_user_id = ${childId}`)
  })

  it('to see its results', async () => {
    const { body } = await parent.post('/api/competition/queryPageMyResultList', { ...page, t: { childId } })
    const own = await (await as('s_wangzh')).post('/api/competition/queryPageMyResultList', { ...page, t: {} })
    expect(body.data).toEqual(own.body.data)
  })

  it('to see its entries and certificates, as the child itself does, and teachers theirs', async () => {
    const list = async (client: TestClient, what: string, t = {}) =>
      Object((await client.post(`/api/personal/queryPageMy${what}List`, { ...page, t })).body.data)
    const child = await as('s_wangzh')
    for (const what of ['Entry', 'Certificate'])
      expect(await list(parent, what, { childId })).toEqual(await list(child, what))
    const { count } = Object(
      (
        await rowsOf(
          db,
          sql`select count(*)::int as count from comp_entry join app_user on app_user.id = applicant_id
            where username = 't_linyq' and comp_entry.deleted_at is null`,
        )
      )[0],
    )
    const entries = await list(teacher, 'Entry')
    expect(entries.total).toBeGreaterThanOrEqual(count)
    expect(entries.data[0]).toMatchObject({ competitionName: expect.any(String), works: expect.any(Number) })
    const holder = Object(
      (
        await rowsOf(
          db,
          sql`select username, certificate.no from certificate join award_grant held on held.id = award_grant_id
            join result_run run on run.id = held.run_id and run.state = 'published'
            join comp_work work on work.id = held.work_id join comp_entry entry on entry.id = work.entry_id
            join app_user on app_user.id = entry.applicant_id and app_user.deleted_at is null and data_state = '0' limit 1`,
        )
      )[0],
    )
    const certificates = await list(await as(holder.username), 'Certificate')
    expect(certificates.data.map(({ no }: { no: string }) => no)).toContain(holder.no)
  })
})
