import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { siteTime } from '../../clock'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock, signIn, withToken } = await openTestApp()
const school = await as('ycxx_school01')
const admin = await as('admin')
const teacher = await as('t_linyq')
const visitor = anonymous()

const at = (minutes: number) => siteTime(new Date(clock.now().getTime() + minutes * 60_000))
const DAY = 24 * 60
const draft = (more: object = {}) => ({
  name: '书法课堂的评价',
  kind: 'seminar',
  gardeId: '2',
  courseId: null,
  startAt: at(DAY),
  endAt: at(DAY + 120),
  place: '望川市砚池小学',
  onlineUrl: null,
  capacity: 2,
  summary: '以三节展示课讨论书法课堂怎样评价。',
  introHtml: '<p onclick="alert(1)">请带字帖。</p><script>alert(2)</script>',
  creditHours: 1.5,
  ...more,
})
const call = (what: string, body: object, client = school) => client.post(`/api/researchActivity/${what}`, body)
const save = (body: object, client = school) => call('insertOrUpdate', body, client)
const dataOf = (response: { body: { data: unknown } }): Schema<'ManagedActivity'> => Object(response.body.data)
const add = async (more: object = {}, client = school) => dataOf(await save(draft(more), client))
const publish = async (more: object = {}) => {
  const { id } = await add(more)
  return dataOf(await call('publish', { id }))
}
const idOf = async (username: string) => {
  const [row] = await rowsOf<{ id: number }>(db, sql`select id from app_user where username = ${username}`)
  return Number(row?.id)
}
/** The school again, after so much time that its session has expired. */
const schoolLater = async () => {
  const { data } = await signIn('ycxx_school01')
  return withToken(Object(data).token)
}
const inPortal = async (name: string) => {
  const { body } = await visitor.get(
    `/api/portal/activities?currentPage=1&pageSize=50&keyword=${encodeURIComponent(name)}`,
  )
  return Object(body.data).total
}

describe('activities of an organisation', () => {
  it('are for those with the code alone', async () => {
    expect((await save(draft(), teacher)).status).toBe(403)
    expect((await call('queryManaged', { currentPage: 1, pageSize: 10 }, teacher)).status).toBe(403)
    expect((await call('queryManaged', { currentPage: 1, pageSize: 10 }, visitor)).status).toBe(401)
  })

  it('of another organisation are not there', async () => {
    const { id } = await add({}, admin)
    for (const what of ['publish', 'withdraw', 'delete']) expect((await call(what, { id })).status).toBe(404)
    expect((await save({ ...draft(), id })).status).toBe(404)
    expect((await call('queryAttendees', { id, currentPage: 1, pageSize: 10 })).status).toBe(404)
    expect((await call('confirmAttendance', { id, userId: 20 })).status).toBe(404)
    const { body } = await call('queryManaged', { currentPage: 1, pageSize: 100 })
    const rows: Schema<'ManagedActivity'>[] = Object(body.data).data
    expect(new Set(rows.map(({ orgName }) => orgName))).toEqual(new Set(['望川市砚池小学']))
    await call('delete', { id }, admin)
  })

  it('name every fault of their form', async () => {
    const broken = { name: ' ', place: '', summary: '', onlineUrl: 'javascript:alert(1)', gardeId: '9', endAt: at(0) }
    expect((await save(draft(broken))).body.errors).toEqual([
      { field: 'name', msg: '请输入活动名称' },
      { field: 'place', msg: '请输入活动地点' },
      { field: 'summary', msg: '请输入活动简介' },
      { field: 'onlineUrl', msg: '线上地址必须以http://或https://开头' },
      { field: 'gardeId', msg: '学段不存在' },
      { field: 'endAt', msg: '结束时间必须晚于开始时间' },
    ])
    expect((await save(draft({ courseId: '0999' }))).body.errors).toEqual([
      { field: 'courseId', msg: '该学段没有此学科' },
    ])
    expect((await save(draft({ startAt: '2026-13-40' }))).body.errors).toEqual([
      { field: 'startAt', msg: '请选择时间' },
    ])
  })

  it('are added as drafts with a code and without scripts, published, and withdrawn', async () => {
    const added = await add({ name: '砚边夜话' })
    expect(added).toMatchObject({ state: 'draft', phase: 'coming', signedUp: 0, orgName: '望川市砚池小学' })
    expect(added.checkinCode).toMatch(/^\d{6}$/)
    expect(added.introHtml).toBe('<p>请带字帖。</p>')
    expect(await inPortal('砚边夜话')).toBe(0)
    expect((await call('withdraw', { id: added.id })).body).toMatchObject({ success: false, msg: '活动尚未发布' })
    expect((await call('publish', { id: added.id, version: 7 })).status).toBe(409)
    expect(dataOf(await call('publish', { id: added.id, version: added.version })).state).toBe('published')
    expect(await inPortal('砚边夜话')).toBe(1)
    expect((await call('publish', { id: added.id })).body.msg).toBe('活动已发布，请先撤下')
    expect((await call('delete', { id: added.id })).body.msg).toBe('活动已发布，请先撤下')
    expect(dataOf(await call('withdraw', { id: added.id })).state).toBe('draft')
    expect(await inPortal('砚边夜话')).toBe(0)
    expect((await call('delete', { id: added.id })).body.success).toBe(true)
    expect((await call('publish', { id: added.id })).status).toBe(404)
  })

  it('are listed with the next one first, by time and part of the name', async () => {
    const later = await publish({ name: '墨香沙龙乙', startAt: at(3 * DAY), endAt: at(3 * DAY + 60) })
    const sooner = await publish({ name: '墨香沙龙甲', startAt: at(2 * DAY), endAt: at(2 * DAY + 60) })
    const { body } = await call('queryManaged', { currentPage: 1, pageSize: 10, t: { name: '墨香', when: 'coming' } })
    const rows: Schema<'ManagedActivity'>[] = Object(body.data).data
    expect(rows.map(({ id }) => id)).toEqual([sooner.id, later.id])
  })
})

describe('people who have signed up', () => {
  it('are listed, told of another time or of the withdrawal, and keep the draft from being deleted', async () => {
    const { id } = await publish({ name: '临帖工作坊' })
    expect((await call('signup', { id }, teacher)).body.success).toBe(true)
    const listed = await call('queryAttendees', { id, currentPage: 1, pageSize: 10, t: { name: '林' } })
    expect(Object(listed.body.data).data).toEqual([
      expect.objectContaining({ name: '林砚秋', checkedAt: null, creditHours: null }),
    ])
    expect((await save({ ...draft({ capacity: 1 }), id, place: '砚池小学报告厅' })).body.success).toBe(true)
    expect((await save({ ...draft({ capacity: 1 }), id, place: '砚池小学报告厅' })).body.success).toBe(true)
    await call('withdraw', { id })
    const events = sql`select event from notification where event like 'activity.%'
      and facts ->> 'name' in ('临帖工作坊', '书法课堂的评价') order by id`
    expect(await rowsOf(db, events)).toEqual([{ event: 'activity.changed' }, { event: 'activity.withdrawn' }])
    expect((await call('delete', { id })).body.msg).toBe('已有 1 人报名，不能删除')
  })

  it('are never more than the seats that a change leaves', async () => {
    const { id } = await publish({ capacity: 2 })
    await call('signup', { id }, teacher)
    await call('signup', { id }, await as('t_xutb'))
    expect((await save({ ...draft({ capacity: 1 }), id })).body.errors).toEqual([
      { field: 'capacity', msg: '已有 2 人报名，名额不能少于此数' },
    ])
  })

  it('are checked in by hand from half an hour before the start, once, with the credit', async () => {
    const { id } = await publish({ startAt: at(60), endAt: at(180) })
    await call('signup', { id }, teacher)
    const userId = await idOf('t_linyq')
    expect((await call('confirmAttendance', { id, userId: await idOf('t_xutb') })).status).toBe(404)
    expect((await call('confirmAttendance', { id, userId })).body).toMatchObject({ code: 'CHECKIN_EARLY' })
    clock.advanceMinutes(40)
    const editor = await schoolLater()
    const first = Object((await call('confirmAttendance', { id, userId }, editor)).body.data)
    expect(first).toMatchObject({ creditHours: 1.5, checkedAt: siteTime(clock.now()) })
    clock.advanceMinutes(25)
    expect(Object((await call('confirmAttendance', { id, userId }, editor)).body.data).checkedAt).toBe(first.checkedAt)
    expect((await call('withdraw', { id }, editor)).body.msg).toBe('活动已经开始，不能撤下')
    clock.advanceMinutes(120)
    expect((await save({ ...draft(), id }, await schoolLater())).body.msg).toBe('活动已结束，不能再修改')
    const logged = sql`select count(*)::int as rows from operation_log
      where action = 'activity.confirmAttendance' and target_id = ${String(id)}`
    expect(await rowsOf(db, logged)).toEqual([{ rows: 1 }])
  })
})
