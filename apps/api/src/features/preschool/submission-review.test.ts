import { homeConsent } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadPicture } from '../../testing/upload-picture'

const { as, anonymous, clock, db } = await openTestApp()
const parent = await as('p_wangjg')
const county = await as('yc_county01')
const city = await as('wc_city01')
const garden = await as('k_baisr')
const school = await as('ycxx_school01')
const visitor = anonymous()

const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])
const childId = Number((await one(sql`select id from app_user where username = 's_wangzh'`)).id)
const WRITTEN = { workKind: 'toy', field: 'art', ageClass: 'middle', content: '用旧纸箱做的<小火车>。\n再画上窗户。' }
const consent = homeConsent

/** A work that waits, new each time. */
async function submitted(title: string, more: object = {}) {
  const saved = await parent.post('/api/preschool/saveHome', { title, ...WRITTEN, ...more })
  const { id } = Object(saved.body.data)
  const sent = await parent.post('/api/preschool/submitHome', { id, consent })
  return { id: Number(id), version: Number(Object(sent.body.data).version) }
}
const withChild = async (title: string) =>
  submitted(title, { showsChild: true, childId, fileIds: [await uploadPicture(parent, title)] })
const read = async (client: TestClient, id: number) =>
  Object((await client.get(`/api/preschool/getSubmission?id=${id}`)).body.data)
const audit = async (client: TestClient, id: number, decision: string, reason?: string, version?: number) =>
  client.post('/api/preschool/audit', {
    id,
    version: version ?? Number((await read(county, id)).version),
    decision,
    ...(reason !== undefined && { reason }),
  })
const list = async (client: TestClient, t: object = {}): Promise<{ id: number; title: string; kind: string }[]> =>
  Object((await client.post('/api/preschool/queryPageSubmission', { currentPage: 1, pageSize: 100, t })).body.data).data
const onPortal = async (title: string) => {
  const { body } = await visitor.get(`/api/portal/preschool?columnCode=homeProduced&pageSize=50`)
  return Object(body.data).data.find((row: { title: string }) => row.title === title)
}
const ownWork = async (id: number) => Object((await parent.get(`/api/preschool/getHome?id=${id}`)).body.data)
const lastNotice = async () =>
  one(sql`select event, facts, link from notification where event like 'preschool.%' order by id desc limit 1`)
const picture = async (client: TestClient, id: string) =>
  (await client.send(new Request(`http://doorway.test/api/file/content/${id}`))).status

describe('a work with a long text', () => {
  it('is published, also where a summary of it would end in half a character', async () => {
    const { id } = await submitted('长文字', { content: `${'文'.repeat(199)}🚂${'字'.repeat(50)}` })
    expect((await audit(county, id, 'pass')).body).toMatchObject({ success: true })
    expect((await onPortal('长文字')).summary).toBe('文'.repeat(199))
  })
})

describe('the review of submissions refuses', () => {
  it('anonymous callers and people without the codes', async () => {
    const { id, version } = await submitted('谁也不能')
    const request = { id, version, decision: 'pass' }
    expect((await visitor.post('/api/preschool/audit', request)).status).toBe(401)
    for (const client of [await as('t_linyq'), parent, await as('edit01')]) {
      const statuses = [
        await client.post('/api/preschool/queryPageSubmission', { currentPage: 1, pageSize: 10 }),
        await client.get(`/api/preschool/getSubmission?id=${id}`),
        await client.post('/api/preschool/audit', request),
      ].map(({ status }) => status)
      expect(statuses).toEqual([403, 403, 403])
    }
  })

  it('works outside the scope, which are not there, and families’ works to those who only write', async () => {
    const { id } = await submitted('在县里')
    for (const client of [garden, await as('ycxx_school01')]) {
      expect((await client.get(`/api/preschool/getSubmission?id=${id}`)).status).toBe(404)
      expect((await list(client)).map((row) => row.id)).not.toContain(id)
    }
    expect((await audit(garden, id, 'pass')).status).toBe(404)
    expect((await audit(school, id, 'pass')).status).toBe(403)
    expect((await audit(county, 999_999, 'pass', undefined, 0)).status).toBe(404)
  })

  it('drafts, which are their family’s alone', async () => {
    const saved = await parent.post('/api/preschool/saveHome', { title: '还没写完' })
    const { id } = Object(saved.body.data)
    expect((await county.get(`/api/preschool/getSubmission?id=${id}`)).status).toBe(404)
    expect((await list(county)).map((row) => row.id)).not.toContain(id)
  })

  it('stale versions, missing reasons and decisions that do not fit', async () => {
    const { id, version } = await submitted('版本')
    const stale = await audit(county, id, 'pass', undefined, version - 1)
    expect([stale.status, Object(stale.body.data).id]).toEqual([409, id])
    expect((await audit(county, id, 'return', '太短')).body.errors?.[0]?.field).toBe('reason')
    expect((await audit(county, id, 'off', '还没有发布过')).body.code).toBe('SUBMISSION_STATE')
    expect((await audit(county, id, 'pass')).body.success).toBe(true)
    expect((await audit(county, id, 'pass')).body).toMatchObject({ success: false, code: 'SUBMISSION_STATE' })
  })

  it('a work to its own author', async () => {
    const { id } = await submitted('自己的')
    await db.execute(
      sql`update preschool_submission set author_id = (select id from app_user where username = 'yc_county01') where id = ${id}`,
    )
    expect((await audit(county, id, 'pass')).body.code).toBe('OWN_SUBMISSION')
    expect((await read(county, id)).mayDecide).toBe(false)
  })

  it('a child without a consent in force', async () => {
    const { id } = await withChild('没有授权')
    await db.execute(
      sql`update consent set withdrawn_at = now() where id = (select consent_id from preschool_submission where id = ${id})`,
    )
    expect(await read(county, id)).toMatchObject({ consentState: 'withdrawn', state: 'pending' })
    expect((await audit(county, id, 'pass')).body).toMatchObject({
      code: 'CONSENT_INVALID',
      msg: '该作品没有有效的监护人授权，不能通过',
    })
    expect(await onPortal('没有授权')).toBeUndefined()
  })

  it('a child whose guardian the author no longer is', async () => {
    const { id } = await withChild('不再是监护人')
    await db.execute(
      sql`update guardian set parent_user_id = (select id from app_user where username = 'p_zhaoyl') where student_user_id = ${childId}`,
    )
    const refused = await audit(county, id, 'pass')
    await db.execute(
      sql`update guardian set parent_user_id = (select id from app_user where username = 'p_wangjg') where student_user_id = ${childId}`,
    )
    expect(refused.body.code).toBe('CONSENT_INVALID')
  })
})

describe('a work of a family', () => {
  it('shows its reviewer pictures and the consent, and reaches the portal with no name of the family', async () => {
    const fileId = await uploadPicture(parent, 'passes')
    const { id } = await submitted('阳台火车站', { showsChild: true, childId, fileIds: [fileId] })
    const seen = await read(county, id)
    expect(seen).toMatchObject({
      consentState: 'valid',
      mayDecide: true,
      content: WRITTEN.content,
      consent: {
        textCode: 'preschool.image',
        textVersion: '1',
        childName: '王梓涵',
        guardianName: '王敬国',
        withdrawnAt: null,
      },
    })
    const url = String(seen.files[0].url)
    expect((await visitor.send(new Request(`http://doorway.test${url}`))).status).toBe(200)
    expect(await picture(visitor, fileId)).toBe(404)
    expect((await audit(county, id, 'pass')).body.msg).toBe('已通过，门户已更新')
    const row = await onPortal('阳台火车站')
    const page = await visitor.get(`/api/portal/getContentDetail?type=article&id=${row.id}`)
    expect(Object(page.body.data).bodyHtml).toContain('<p>用旧纸箱做的&lt;小火车&gt;。</p>')
    expect(JSON.stringify(page.body.data)).not.toMatch(/王敬国|王梓涵/)
    expect(await picture(visitor, fileId)).toBe(200)
    expect(await read(county, id)).toMatchObject({
      state: 'published',
      articleId: row.id,
      reviews: [{ decision: 'pass', reviewerName: '陆清和' }],
    })
    expect(await lastNotice()).toMatchObject({ event: 'preschool.pass', facts: { title: '阳台火车站' } })
  })

  it('leaves the portal at once when its family withdraws it, for good', async () => {
    const fileId = await uploadPicture(parent, 'withdrawn')
    const { id } = await submitted('撤回的作品', { showsChild: true, childId, fileIds: [fileId] })
    await audit(county, id, 'pass')
    const { id: articleId } = await onPortal('撤回的作品')
    await parent.post('/api/preschool/withdrawHome', { id })
    expect(await onPortal('撤回的作品')).toBeUndefined()
    expect((await visitor.get(`/api/portal/getContentDetail?type=article&id=${articleId}`)).body.success).toBe(false)
    expect(await picture(visitor, fileId)).toBe(404)
    expect(await one(sql`select count(*)::int as n from cms_article where id = ${articleId}`)).toEqual({ n: 0 })
    const record = await read(county, id)
    expect(record).toMatchObject({ state: 'withdrawn', content: null, files: [], mayDecide: false })
    expect(record.consent.withdrawnAt).not.toBeNull()
  })

  it('leaves the portal at once when the consent is withdrawn', async () => {
    const fileId = await uploadPicture(parent, 'consent')
    const { id } = await submitted('撤回授权', { showsChild: true, childId, fileIds: [fileId] })
    await audit(county, id, 'pass')
    expect(await onPortal('撤回授权')).toBeDefined()
    const { consent_id: consentId } = await one(sql`select consent_id from preschool_submission where id = ${id}`)
    expect((await parent.post('/api/consent/withdraw', { id: Number(consentId) })).body.success).toBe(true)
    expect(await onPortal('撤回授权')).toBeUndefined()
    expect(await picture(visitor, fileId)).toBe(404)
    expect((await ownWork(id)).state).toBe('withdrawn')
  })

  it('is taken off by a reviewer with a reason that its family reads', async () => {
    const { id } = await submitted('下架的作品')
    await audit(county, id, 'pass')
    expect((await audit(city, id, 'off', '内容与事实不符')).body.success).toBe(true)
    expect(await onPortal('下架的作品')).toBeUndefined()
    expect(await lastNotice()).toMatchObject({ event: 'preschool.off', facts: { reason: '内容与事实不符' } })
  })

  it('goes back with a reason, is corrected with the same consent, and passes', async () => {
    const { id } = await withChild('退回再交')
    expect((await audit(county, id, 'return', '请说明需要的材料')).body).toMatchObject({ success: true, data: null })
    expect(await ownWork(id)).toMatchObject({ state: 'draft', returnReason: '请说明需要的材料' })
    expect(await lastNotice()).toMatchObject({ event: 'preschool.return', facts: { reason: '请说明需要的材料' } })
    expect((await county.get(`/api/preschool/getSubmission?id=${id}`)).status).toBe(404)
    const consentOf = () => one(sql`select consent_id from preschool_submission where id = ${id}`)
    const before = await consentOf()
    await parent.post('/api/preschool/submitHome', { id, consent })
    expect(await consentOf()).toEqual(before)
    expect((await ownWork(id)).returnReason).toBeNull()
    expect((await audit(city, id, 'pass')).body.success).toBe(true)
    expect(await onPortal('退回再交')).toBeDefined()
  })

  it('needs no consent any more once it shows no child: the one given ends', async () => {
    const { id } = await withChild('换了照片')
    const { consent_id: consentId } = await one(sql`select consent_id from preschool_submission where id = ${id}`)
    await audit(county, id, 'return', '孩子的照片不清楚')
    await parent.post('/api/preschool/saveHome', { id, title: '换了照片', ...WRITTEN, showsChild: false, fileIds: [] })
    await parent.post('/api/preschool/submitHome', { id })
    const given = await one(sql`select withdrawn_at is not null as gone from consent where id = ${consentId}`)
    expect(given).toEqual({ gone: true })
  })

  it('waits before the others, the longest first, and is found by its title', async () => {
    const first = await submitted('排队一')
    clock.advanceMinutes(1)
    const second = await submitted('排队二')
    const ids = (await list(county, { state: 'pending' })).map((row) => row.id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    expect((await list(county, { keyword: '排队二' })).map((row) => row.id)).toEqual([second.id])
    expect(await list(county, { kind: 'garden', keyword: '排队' })).toEqual([])
  })
})
