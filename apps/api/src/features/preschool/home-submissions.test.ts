import { createHash } from 'node:crypto'
import { homeConsent } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { tinyJpeg, tinyWebp } from '../../testing/tiny-pictures'

const app = await openTestApp()
const parent = await app.as('p_wangjg')
const otherParent = await app.as('p_zhaoyl')

const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(app.db, query))[0])
const personId = async (username: string) =>
  Number((await one(sql`select id from app_user where username = ${username}`)).id)
const childId = await personId('s_wangzh')
const foreignChildId = await personId('s_lixc')

async function upload(client: TestClient, bytes: Buffer, name = '照片.jpg'): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { body } = await client.post('/api/file/upload/create', { name, size: bytes.length, sha256, isAgain: '1' })
  const { id } = Object(Object(body.data).upload)
  const headers = {
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
  }
  const url = `http://doorway.test/api/file/upload/${id}`
  await client.send(new Request(url, { method: 'PATCH', headers, body: new Uint8Array(bytes) }))
  await client.post(`/api/file/upload/${id}/complete`, undefined)
  return id
}

const WRITTEN = { workKind: 'toy', field: 'art', ageClass: 'middle', content: '用旧纸箱做的小火车。' }
const save = (client: TestClient, more: object) =>
  client.post('/api/preschool/saveHome', { title: '纸箱小火车', ...WRITTEN, ...more })
const submit = (client: TestClient, id: number, more: object = {}) =>
  client.post('/api/preschool/submitHome', { id, ...more })
const withdraw = (client: TestClient, id: number) => client.post('/api/preschool/withdrawHome', { id })
const remove = (client: TestClient, id: number) => client.delete(`/api/preschool/deleteHomeById/${id}`)
const draft = async (more: object = {}) => Object((await save(parent, more)).body.data)
const own = async (state?: string) => {
  const { body } = await parent.post('/api/preschool/queryPageOwnHome', { currentPage: 1, pageSize: 50, t: { state } })
  return Object(body.data)
}
const lastLog = () => one(sql`select action, diff from operation_log order by id desc limit 1`)

describe('submissions of families refuse', () => {
  it.each(['t_linyq', 's_wangzh', 'admin'])('%s, who is no parent, in everything', async (username) => {
    const client = await app.as(username)
    const { id } = await draft()
    const statuses = [
      await client.get('/api/preschool/getHomeForm'),
      await client.post('/api/preschool/queryPageOwnHome', { currentPage: 1, pageSize: 10 }),
      await client.get(`/api/preschool/getHome?id=${id}`),
      await save(client, {}),
      await submit(client, id),
      await withdraw(client, id),
      await remove(client, id),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403])
  })

  it('another parent, as if there were none', async () => {
    const { id } = await draft()
    const statuses = [
      await otherParent.get(`/api/preschool/getHome?id=${id}`),
      await save(otherParent, { id }),
      await submit(otherParent, id),
      await withdraw(otherParent, id),
      await remove(otherParent, id),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  })

  it('a child that is not one’s own', async () => {
    expect((await save(parent, { showsChild: true, childId: foreignChildId })).status).toBe(404)
    expect((await save(parent, { showsChild: true, childId })).status).toBe(200)
  })

  it('an empty title, a long one, a long text and a tenth picture', async () => {
    const ids = Array.from({ length: 10 }, (_, no) => `00000000-0000-4000-8000-00000000000${no}`)
    const wrong = [{ title: ' ' }, { title: '长'.repeat(101) }, { content: '长'.repeat(5001) }, { fileIds: ids }]
    const responses = await Promise.all(wrong.map((more) => save(parent, more)))
    expect(responses.map(({ body }) => body.errors)).toEqual([
      [{ field: 'title', msg: '此项必填' }],
      [{ field: 'title', msg: '最多100个字符' }],
      [{ field: 'content', msg: '最多5000个字符' }],
      [{ field: 'fileIds', msg: '最多9张图片' }],
    ])
  })

  it('files that are no pictures, of others, or not there completely', async () => {
    const text = await upload(parent, Buffer.from('不是图片\n'), '说明.txt')
    expect((await save(parent, { fileIds: [text] })).body.errors).toEqual([
      { field: 'fileIds', msg: '仅支持jpg、png、webp格式的图片' },
    ])
    const foreign = await upload(otherParent, tinyJpeg('foreign'))
    expect((await save(parent, { fileIds: [foreign] })).status).toBe(404)
    const begun = { name: '一半.jpg', size: 9, sha256: '9'.repeat(64) }
    const { body } = await parent.post('/api/file/upload/create', begun)
    expect((await save(parent, { fileIds: [Object(Object(body.data).upload).id] })).status).toBe(404)
  })

  it('to be handed in with gaps', async () => {
    const { id } = Object(
      (await parent.post('/api/preschool/saveHome', { title: '只有标题', showsChild: true })).body.data,
    )
    const { body } = await submit(parent, id)
    expect([body.success, body.errors?.map(({ field }) => field)]).toEqual([
      false,
      ['workKind', 'field', 'ageClass', 'content', 'childId'],
    ])
  })
})

describe('a picture of a child', () => {
  it('is not handed in without consent, nor with consent to other words', async () => {
    const { id } = await draft({ showsChild: true, childId })
    const without = await submit(parent, id)
    expect([without.status, without.body.errors]).toEqual([
      400,
      [{ field: 'consent', msg: '照片里有孩子时，须先勾选同意' }],
    ])
    const old = await submit(parent, id, { consent: { ...homeConsent, textVersion: '0' } })
    expect([old.status, old.body.code]).toEqual([400, 'CONSENT_OUTDATED'])
    expect((await own('draft')).data.map((row: { id: number }) => row.id)).toContain(id)
    expect(
      await one(sql`select count(*)::int as n from consent where subject_id = ${childId} and text_version = '0'`),
    ).toEqual({ n: 0 })
  })

  it('comes with a record of the consent, which ends when the submission is withdrawn', async () => {
    const { id } = await draft({ showsChild: true, childId })
    const sent = await submit(parent, id, { consent: homeConsent })
    expect(Object(sent.body.data).consent).toEqual({ textVersion: '1', givenAt: expect.any(String), withdrawnAt: null })
    const record = () =>
      one(sql`select c.subject_id::int, c.guardian_id::int, c.text_code, c.scope, c.withdrawn_at is not null as is_over
        from consent c join preschool_submission s on s.consent_id = c.id where s.id = ${id}`)
    const given = { subject_id: childId, guardian_id: await personId('p_wangjg'), text_code: 'preschool.image' }
    expect(await record()).toEqual({ ...given, scope: 'image_publicity', is_over: false })
    await withdraw(parent, id)
    expect(await record()).toEqual({ ...given, scope: 'image_publicity', is_over: true })
  })

  it('is held back by the database too', async () => {
    const { id } = await draft({ showsChild: true, childId })
    const published = app.db.execute(sql`update preschool_submission set state = 'published' where id = ${id}`)
    await expect(published).rejects.toThrow()
  })

  it('is of a child that is the parent’s own still', async () => {
    const { id } = await draft({ showsChild: true, childId })
    await app.db.execute(
      sql`update guardian set student_user_id = ${foreignChildId} where student_user_id = ${childId}`,
    )
    expect((await submit(parent, id, { consent: homeConsent })).status).toBe(404)
    await app.db.execute(sql`
      update guardian set student_user_id = ${childId} where parent_user_id = ${await personId('p_wangjg')}`)
  })
})

describe('a submission', () => {
  it('is a draft with as little as a title, and forgets a child that it does not show', async () => {
    const { body } = await parent.post('/api/preschool/saveHome', { title: ' 想法 ', showsChild: false, childId })
    expect(body.data).toMatchObject({ title: '想法', state: 'draft', workKind: null, content: '', childId: null })
  })

  it('keeps its pictures in order, and deletes those that are left out', async () => {
    const [first, second] = [await upload(parent, tinyJpeg('1')), await upload(parent, tinyWebp('2'), '二.webp')]
    const saved = await draft({ fileIds: [second, first] })
    expect(saved.files.map(({ id }: { id: string }) => id)).toEqual([second, first])
    const untouched = await draft({ id: saved.id, fileIds: undefined })
    expect(untouched.files).toHaveLength(2)
    const changed = await draft({ id: saved.id, fileIds: [first] })
    expect(changed.files.map(({ id }: { id: string }) => id)).toEqual([first])
    expect((await parent.get(`/api/file/content/${second}`)).status).toBe(404)
    expect(await app.files.offset(second)).toBeUndefined()
    expect((await parent.send(new Request(`http://doorway.test/api/file/content/${first}`))).status).toBe(200)
    expect((await otherParent.get(`/api/file/content/${first}`)).status).toBe(404)
  })

  it('does not change once it is handed in, until it is withdrawn for good', async () => {
    const { id, version } = await draft()
    const sent = Object((await submit(parent, id, { version })).body.data)
    expect([sent.state, sent.version, sent.submittedAt === null]).toEqual(['pending', 1, false])
    expect((await save(parent, { id })).body.code).toBe('SUBMISSION_FIXED')
    expect((await submit(parent, id)).body.code).toBe('SUBMISSION_FIXED')
    expect((await remove(parent, id)).body.code).toBe('SUBMISSION_FIXED')
    expect(Object((await withdraw(parent, id)).body.data).state).toBe('withdrawn')
    expect((await withdraw(parent, id)).body.code).toBe('SUBMISSION_NOT_OUT')
    expect((await save(parent, { id })).body.code).toBe('SUBMISSION_FIXED')
  })

  it('that a reviewer has published can be withdrawn; a draft has nothing to withdraw', async () => {
    const { id } = await draft()
    expect((await withdraw(parent, id)).body.code).toBe('SUBMISSION_NOT_OUT')
    await submit(parent, id)
    await app.db.execute(sql`update preschool_submission set state = 'published' where id = ${id}`)
    expect(Object((await withdraw(parent, id)).body.data).state).toBe('withdrawn')
  })

  it('refuses a save over another one', async () => {
    const { id, version } = await draft()
    await save(parent, { id, version, title: '先保存' })
    const late = await save(parent, { id, version, title: '后保存' })
    expect([late.status, Object(late.body.data).title]).toEqual([409, '先保存'])
    expect((await submit(parent, id, { version })).status).toBe(409)
  })

  it('that is a draft is deleted with its pictures', async () => {
    const picture = await upload(parent, tinyJpeg('delete'))
    const { id } = await draft({ fileIds: [picture] })
    expect((await remove(parent, id)).body.success).toBe(true)
    expect((await remove(parent, id)).status).toBe(404)
    expect(await app.files.offset(picture)).toBeUndefined()
    expect(await one(sql`select count(*)::int as n from file_object where id = ${picture}`)).toEqual({ n: 0 })
  })

  it('stands in its author’s list by state, and in nobody else’s', async () => {
    const { id } = await draft()
    await submit(parent, id)
    const idsIn = async (state?: string) => (await own(state)).data.map((row: { id: number }) => row.id)
    expect([await idsIn(), await idsIn('pending')].map((ids) => ids.includes(id))).toEqual([true, true])
    expect((await idsIn('draft')).includes(id)).toBe(false)
    const { body } = await otherParent.post('/api/preschool/queryPageOwnHome', { currentPage: 1, pageSize: 50 })
    expect(Object(body.data).data.map((row: { id: number }) => row.id)).not.toContain(id)
  })

  it('leaves what it was and is in the log, the text only as a mark', async () => {
    const { id } = await draft({ title: '之前' })
    await draft({ id, title: '之后', content: '新的文字' })
    const edit = await lastLog()
    expect([edit.action, edit.diff.difference.title]).toEqual(['preschool.edit', { before: '之前', after: '之后' }])
    expect(edit.diff.difference.content.after).toMatch(/^hmac:/)
    await submit(parent, id)
    expect((await lastLog()).diff.difference.state).toEqual({ before: 'draft', after: 'pending' })
    await withdraw(parent, id)
    expect((await lastLog()).diff.difference.state).toEqual({ before: 'pending', after: 'withdrawn' })
  })
})

describe('the family of the demo', () => {
  it('has begun one thing and handed in another, with the consent that it needs', async () => {
    const titled = async (state: string) => {
      const { data } = await own(state)
      return data.find(({ id }: { id: number }) => id <= 2)
    }
    expect(await titled('draft')).toMatchObject({ title: '纸箱小剧场', consent: null, files: [{ ext: 'png' }] })
    expect(await titled('pending')).toMatchObject({
      title: '阳台上的种子日记',
      childId,
      consent: { textVersion: homeConsent.textVersion, withdrawnAt: null },
    })
  })
})

describe('the form of families', () => {
  it('names one’s own children only, and the text of consent that stands', async () => {
    const { body } = await parent.get('/api/preschool/getHomeForm')
    expect(body.data).toEqual({ children: [{ id: childId, name: '王梓涵' }], consent: homeConsent })
  })
})
