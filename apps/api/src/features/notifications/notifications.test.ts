import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'
import { notify } from './notify'

const { as, clock, db, signIn, withToken } = await openTestApp()
const admin = await as('admin')
const county = await as('yc_county01')
const editor = await as('edit01')
const teacher = await as('t_linyq')
const other = await as('t_zhoush')

type Client = typeof admin
/** Signs in again, after the clock has moved past the end of earlier tokens. */
const again = async (username: string) => withToken(String(Object((await signIn(username)).data).token))
const send = (body: object, client = admin) => client.post('/api/notification/send', { body: '请查收。', ...body })
const page = { currentPage: 1, pageSize: 20 }
const unread = async (client: Client) => Number(Object((await client.get('/api/notification/unread')).body.data).unread)
const mine = async (client: Client, t = {}) =>
  Object((await client.post('/api/notification/queryPageMyList', { ...page, t })).body.data).data
const sentBy = async (client: Client) =>
  Object((await client.post('/api/notification/queryPageSentList', page)).body.data)
const idOf = (response: { body: { data: unknown } }) => Object(response.body.data).notification.id
const TEACHER_ROLE = 14
const teacherId = Object((await teacher.get('/api/system/currentUser')).body.data).user.id

describe('sending a message', () => {
  it('needs the code', async () => {
    expect((await send({ title: '通知', isForAll: true }, editor)).status).toBe(403)
    expect((await editor.post('/api/notification/queryPageSentList', page)).status).toBe(403)
    expect((await editor.post('/api/notification/withdraw', { id: 1 })).status).toBe(403)
  })

  it('needs a title, a text, an audience and a real time', async () => {
    expect((await send({ title: ' ', body: '', sendAt: '2026-02-30 00:00:00' })).body.errors).toEqual([
      { field: 'title', msg: '请输入标题' },
      { field: 'body', msg: '请输入内容' },
      { field: 'audience', msg: '请选择接收对象' },
      { field: 'sendAt', msg: '发送时间不正确' },
    ])
  })

  it('reaches no one outside the scope of the sender', async () => {
    expect((await send({ title: '通知', isForAll: true }, county)).body.errors).toMatchObject([{ field: 'areaCodes' }])
    expect((await send({ title: '通知', roleIds: [TEACHER_ROLE] }, county)).body.errors).toMatchObject([
      { field: 'areaCodes', msg: '请选择接收区域或机构' },
    ])
    expect((await send({ title: '通知', areaCodes: ['380202'] }, county)).status).toBe(404)
    expect((await send({ title: '通知', organizationIds: [1] }, county)).status).toBe(404)
    expect((await send({ title: '通知', userIds: [1] }, county)).status).toBe(404)
    expect((await send({ title: '通知', areaCodes: ['380102'], roleIds: [1] }, county)).status).toBe(404)
    expect((await send({ title: '通知', roleIds: [99_999] })).status).toBe(404)
  })

  it('counts the recipients in a dry run, and sends nothing', async () => {
    const { data } = (await send({ title: '通知', areaCodes: ['380102'], dryRun: true }, county)).body
    expect(Object(data).recipients).toBeGreaterThan(2)
    expect(Object(data).notification).toBeNull()
    expect(await unread(teacher)).toBe(0)
  })

  it('is refused where it reaches no person', async () => {
    const { body } = await send({ title: '通知', areaCodes: ['380102'], roleIds: [12] }, county)
    expect(body).toMatchObject({ success: false, code: 'NOTIFICATION_WITHOUT_RECIPIENTS' })
  })
})

describe('a message', () => {
  it('reaches those with the role in the area, and is read once', async () => {
    const sent = await send({ title: '教研安排', roleIds: [TEACHER_ROLE], areaCodes: ['380102'] }, county)
    expect(sent.body).toMatchObject({ success: true, msg: '消息已发送' })
    expect(await unread(teacher)).toBe(1)
    expect(await unread(other)).toBe(0)
    expect(await unread(editor)).toBe(0)
    const id = idOf(sent)
    expect(await mine(teacher)).toMatchObject([{ id, title: '教研安排', senderName: '陆清和', readAt: null }])
    expect((await other.post('/api/notification/read', { ids: [id] })).status).toBe(404)
    expect((await teacher.post('/api/notification/read', { ids: [id, id] })).body.data).toEqual({ unread: 0 })
    expect(await mine(teacher, { unreadOnly: true })).toEqual([])
    const list = await sentBy(county)
    expect(list.data).toMatchObject([{ id, reads: 1, areaNames: ['砚池区'], state: 'sent' }])
    expect(list.data[0].recipients).toBeGreaterThanOrEqual(1)
    expect((await sentBy(admin)).total).toBe(0)
  })

  it('reaches an organization with those under it, and people by name', async () => {
    await send({ title: '机构通知', organizationIds: [6] }, county)
    expect(await mine(teacher, { unreadOnly: true })).toMatchObject([{ title: '机构通知' }])
    expect(await mine(other, { unreadOnly: true })).toEqual([])
    const { body } = await send({ title: '个人通知', userIds: [teacherId] })
    expect(Object(body.data)).toMatchObject({
      recipients: 1,
      notification: { isGroup: false, userNames: [expect.any(String)] },
    })
    expect(await unread(teacher)).toBe(2)
    expect((await teacher.post('/api/notification/read', {})).body.data).toEqual({ unread: 0 })
  })

  it('is removed for the one who removes it alone', async () => {
    const id = idOf(await send({ title: '可删除', isForAll: true }))
    expect((await editor.post('/api/notification/deleteOwn', { ids: [999_999] })).status).toBe(404)
    expect((await teacher.post('/api/notification/deleteOwn', { ids: [id] })).body.data).toEqual({ unread: 0 })
    expect((await mine(teacher)).map((message: { title: string }) => message.title)).not.toContain('可删除')
    expect((await teacher.post('/api/notification/read', { ids: [id] })).status).toBe(404)
    expect(await mine(other, { unreadOnly: true })).toMatchObject([{ title: '可删除' }])
  })

  it('with a later time is withdrawn by its sender until it is sent', async () => {
    const sendAt = '2026-11-21 10:00:00'
    const sent = await send({ title: '明日会议', isForAll: true, sendAt })
    expect(Object(sent.body.data).notification).toMatchObject({ state: 'scheduled', sendAt })
    const wrong = idOf(await send({ title: '写错了', isForAll: true, sendAt }))
    expect((await county.post('/api/notification/withdraw', { id: wrong })).status).toBe(404)
    expect((await admin.post('/api/notification/withdraw', { id: wrong })).body.data).toMatchObject({
      state: 'withdrawn',
    })
    expect((await admin.post('/api/notification/withdraw', { id: wrong })).body.msg).toBe('消息已撤回')
    const before = await unread(other)
    clock.advanceMinutes(61)
    const later = await again('t_zhoush')
    expect(await unread(later)).toBe(before + 1)
    const sender = await again('admin')
    expect((await sender.post('/api/notification/withdraw', { id: idOf(sent) })).body.code).toBe('NOTIFICATION_SENT')
  })
})

describe('a message of the server', () => {
  it('is stored with what it is about: a reset password', async () => {
    const { id } = Object((await (await again('s_wangzh')).get('/api/system/currentUser')).body.data).user
    await (await again('admin')).post('/api/userInfo/resetPassword', { id })
    const stored = sql`select event, facts from notification_receipt
      join notification on notification.id = notification_id where user_id = ${id} and is_named`
    expect(await rowsOf(db, stored)).toEqual([{ event: 'password.reset', facts: { name: expect.any(String) } }])
  })

  it('is in the language of its reader', async () => {
    const reader = await again('t_linyq')
    await notify(
      db,
      { clock },
      { userId: teacherId, event: 'article.return', facts: { title: '开学典礼', reason: '图片不清' } },
    )
    expect((await mine(reader, { unreadOnly: true }))[0]).toMatchObject({
      title: '稿件“开学典礼”被退回',
      body: '退回理由：图片不清',
      senderName: null,
    })
  })
})
