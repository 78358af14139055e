import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { membersOfCell } from '../imports/entry-members'

const { as, anonymous, db } = await openTestApp()
const BASE = '/api/competitionEntry'
const COMPETITION = 4
const NAME = '云泽省中小学实验教学说课展示活动'
const PROMISE = '2026-01'

const personOf = async (username: string): Promise<number> => {
  const [row] = await rowsOf(db, sql`select id::int as id from app_user where username = ${username}`)
  return Number(Object(row).id)
}
const teacher = await personOf('t_linyq')
const [science] = await rowsOf(
  db,
  sql`select course_id as id from subject where garde_id = '2' and course_name = '科学'`,
)
const form = {
  competitionId: COMPETITION,
  applicantId: teacher,
  groupId: 14,
  gardeId: '2',
  courseId: String(Object(science).id),
  topic: '会变色的紫甘蓝',
  members: [{ role: 'coauthor', name: '何见风', orgName: '溪桥县泮桥镇中心小学' }],
  promiseVersion: PROMISE,
}
const add = async (client: TestClient, more: object = {}) => {
  const { body } = await client.post(`${BASE}/addBehalf`, { ...form, ...more })
  return { ...body, entry: Object(body.data) }
}
const list = async (client: TestClient, t: object = { competitionId: COMPETITION }) =>
  Object((await client.post(`${BASE}/queryPageBehalfList`, { currentPage: 1, pageSize: 10, t })).body.data)
const people = async (client: TestClient, keyword = '', competitionId = COMPETITION) =>
  Object((await client.get(`${BASE}/queryBehalfPeople?competitionId=${competitionId}&keyword=${keyword}`)).body).data
const forget = async () => {
  await db.execute(sql`delete from comp_entry where competition_id = ${COMPETITION} and org_id = 8`)
  await db.execute(sql`delete from notification where event like 'entry.behalf%'`)
}
const signup = (change: string) =>
  db.execute(`update competition_phase set ${change} where competition_id = ${COMPETITION} and kind = 'signup'`)

beforeEach(forget)

describe('signing up for somebody else', () => {
  it('needs a token and the code for it', async () => {
    const calls = [
      ['queryPageBehalfList', { currentPage: 1, pageSize: 10 }],
      ['addBehalf', form],
      ['cancelBehalf', { id: 1 }],
    ] as const
    const colleague = await as('t_xutb')
    for (const [path, body] of calls) {
      expect((await anonymous().post(`${BASE}/${path}`, body)).status).toBe(401)
      expect((await colleague.post(`${BASE}/${path}`, body)).status).toBe(403)
    }
    expect((await colleague.get(`${BASE}/queryBehalfPeople?competitionId=4`)).status).toBe(403)
  })

  it('finds people of the own school whom the competition is for', async () => {
    const school = await as('ycxx_school01')
    expect(await people(school, '林')).toEqual([{ id: teacher, name: '林砚秋', username: 't_linyq', hasEntry: false }])
    // Another school, another kind of user, and a disabled account.
    expect(await people(school, 't_xutb')).toEqual([])
    expect(await people(school, 's_wangzh')).toEqual([])
    expect(await people(school, 't_stopped')).toEqual([])
    expect((await people(school, 's_wangzh', 3)).map(({ hasEntry }: { hasEntry: boolean }) => hasEntry)).toEqual([true])
    expect((await school.get(`${BASE}/queryBehalfPeople?competitionId=999`)).status).toBe(404)
  })

  it('submits the entry, which its applicant is notified of, sees and may cancel', async () => {
    const school = await as('ycxx_school01')
    const { entry, msg } = await add(school)
    expect(msg).toBe('报名成功')
    expect(entry).toMatchObject({
      competitionName: NAME,
      groupName: '小学科学组',
      applicantName: '林砚秋',
      courseName: '科学',
      memberCount: 2,
      state: 'submitted',
      submittedAt: '2026-11-21 09:00:00',
      canCancel: true,
    })
    expect(entry.receiptNo).toMatch(/^BM4\d{6}$/)
    expect(await list(school)).toMatchObject({ total: 1, data: [entry] })
    // The demo has an entry that the school has made for a student.
    expect(await list(school, { competitionId: 3 })).toMatchObject({ total: 1, data: [{ applicantName: '王梓涵' }] })
    expect(await list(school, {})).toMatchObject({ total: 2 })
    expect(await list(school, { keyword: '紫甘蓝' })).toMatchObject({ total: 1 })
    expect(await people(school, '林')).toMatchObject([{ hasEntry: true }])
    expect((await add(school)).code).toBe('ENTRY_EXISTS')

    const own = await as('t_linyq')
    const inbox = JSON.stringify(
      (await own.post('/api/notification/queryPageMyList', { currentPage: 1, pageSize: 10, t: {} })).body,
    )
    expect(inbox).toContain(`望川市砚池小学已为您报名“${NAME}”：会变色的紫甘蓝。`)
    expect((await own.get(`${BASE}/getEntry?id=${entry.id}`)).body.data).toMatchObject({ state: 'submitted' })
    expect((await own.post(`${BASE}/cancel`, { id: entry.id })).body.data).toMatchObject({ state: 'cancelled' })
    expect((await list(school)).data).toMatchObject([{ state: 'cancelled', canCancel: false }])
  })

  it('is withdrawn by the school until sign-up ends', async () => {
    const school = await as('ycxx_school01')
    const { entry } = await add(school)
    const { id, version } = entry
    expect((await school.post(`${BASE}/cancelBehalf`, { id, version: version - 1 })).status).toBe(409)
    await signup(`manual = 'closed'`)
    expect((await school.post(`${BASE}/cancelBehalf`, { id })).body.code).toBe('SIGNUP_CLOSED')
    expect((await add(school)).code).toBe('ENTRY_EXISTS')
    await signup(`manual = 'auto'`)
    expect((await school.post(`${BASE}/cancelBehalf`, { id, version })).body).toMatchObject({
      msg: '已取消报名',
      data: { state: 'cancelled', canCancel: false },
    })
    expect((await school.post(`${BASE}/cancelBehalf`, { id })).body.data).toMatchObject({ state: 'cancelled' })
    expect(await rowsOf(db, sql`select event from notification where event like 'entry.behalf%' order by id`)).toEqual([
      { event: 'entry.behalf' },
      { event: 'entry.behalfCancelled' },
    ])
    expect((await add(school)).success).toBe(true)
  })

  it('reaches nobody outside of the own school', async () => {
    const school = await as('ycxx_school01')
    const stranger = await personOf('t_xutb')
    const { body, status } = await school.post(`${BASE}/addBehalf`, { ...form, applicantId: stranger, groupId: 15 })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    const { entry } = await add(school)
    for (const name of ['prov01', 'wc_city01', 'admin']) {
      const other = await as(name)
      expect((await other.post(`${BASE}/cancelBehalf`, { id: entry.id })).status, name).toBe(404)
      expect((await list(other)).total, name).toBe(0)
      expect((await other.post(`${BASE}/addBehalf`, { ...form })).status, name).toBe(404)
    }
    // What its applicant has made is not the school's to cancel.
    await forget()
    const own = await as('t_linyq')
    const saved = Object((await own.post(`${BASE}/insertOrUpdateEntry`, formOf(form))).body.data)
    expect((await school.post(`${BASE}/cancelBehalf`, { id: saved.id })).status).toBe(404)
  })

  it('keeps the rules of the competition, in words about the other person', async () => {
    const school = await as('ycxx_school01')
    const pupil = await personOf('s_wangzh')
    expect(await add(school, { applicantId: pupil })).toMatchObject({
      code: 'ENTRY_NOT_ELIGIBLE',
      msg: '该人员的用户类型不在本赛事的报名范围内',
    })
    expect((await add(school, { gardeId: '3' })).errors).toEqual([
      { field: 'gardeId', msg: '所选学段不在该组别范围内' },
    ])
    expect((await add(school, { promiseVersion: '2025-01' })).code).toBe('PROMISE_CHANGED')
    expect(await list(school)).toMatchObject({ total: 0 })
  })
})

function formOf({ applicantId: _applicantId, promiseVersion: _promise, ...own }: typeof form) {
  return own
}

const HEADINGS = '赛事,登录名,参赛组别,学段,学科,课题名称,合作者,指导教师'

async function checkFile(client: TestClient, rows: readonly string[]) {
  const data = new FormData()
  data.set('file', new File([[HEADINGS, ...rows].join('\n')], '报名.csv'))
  data.set('mode', 'skip')
  const response = await client.send(
    new Request('http://doorway.test/api/import/entry/check', { method: 'POST', body: data }),
  )
  return { status: response.status, job: Object(await response.json()).data }
}
const rowOf = (
  username: string,
  more: Partial<Record<'name' | 'group' | 'stage' | 'course' | 'topic' | 'people', string>> = {},
) =>
  [
    more.name ?? NAME,
    username,
    more.group ?? '小学科学组',
    more.stage ?? '小学',
    more.course ?? '科学',
    more.topic ?? '会变色的紫甘蓝',
    more.people ?? '何见风/溪桥县泮桥镇中心小学',
    '',
  ].join(',')

describe('a file of entries', () => {
  it('is for those who may enter others', async () => {
    expect((await checkFile(await as('t_xutb'), [rowOf('t_linyq')])).status).toBe(403)
  })

  it('is checked row by row', async () => {
    const { job } = await checkFile(await as('ycxx_school01'), [
      rowOf('t_linyq'),
      rowOf('t_linyq'),
      rowOf('t_xutb', { people: '' }),
      rowOf('t_stopped', { name: '没有这个赛事', people: '只有姓名' }),
      rowOf('t_initial', { group: '初中组', course: '占星', topic: '' }),
      rowOf('s_wangzh', { stage: '大学' }),
    ])
    expect(job.counts).toEqual({ total: 6, valid: 1, existing: 0, invalid: 5 })
    const errors = job.rows.flatMap((row: { row: number; errors: { title: string; msg: string }[] }) =>
      row.errors.map(({ title, msg }) => `${row.row} ${title}：${msg}`),
    )
    expect(errors.toSorted()).toEqual([
      '3 登录名：与第 2 行重复',
      '4 登录名：本校没有该登录名',
      '5 合作者：请按“姓名/单位”填写，多人用分号隔开',
      '5 登录名：该账号已停用',
      '5 赛事：赛事不存在',
      '6 学段：所选学段不在该组别范围内',
      '6 学科：所选学段没有该学科',
      '6 课题名称：请填写课题名称',
      '7 学段：学段不存在',
      '7 登录名：该人员的用户类型不在本赛事的报名范围内',
    ])
  })

  it('is stored, skips those who have entered, and is undone unless an entry has changed', async () => {
    const school = await as('ycxx_school01')
    const first = await checkFile(school, [rowOf('t_linyq'), rowOf('t_initial', { topic: '浮沉子' })])
    const committed = await school.post('/api/import/entry/commit', { jobId: first.job.jobId, mode: 'all' })
    expect(committed.body.data).toMatchObject({ state: 'committed', result: { created: 2 } })
    expect(await list(school)).toMatchObject({ total: 2, data: [{ topic: '浮沉子' }, { applicantName: '林砚秋' }] })
    const again = await checkFile(school, [rowOf('t_linyq')])
    expect(again.job.counts).toMatchObject({ existing: 1, invalid: 0 })

    const own = await as('t_linyq')
    const [, entry] = (await list(school)).data
    await own.post(`${BASE}/insertOrUpdateEntry`, { ...formOf(form), id: entry.id, version: entry.version })
    const undone = await school.post('/api/import/entry/undo', { jobId: first.job.jobId })
    expect(undone.body.data).toMatchObject({ removed: 1 })
    expect(JSON.stringify(undone.body.data)).toContain('导入后已被修改')
    expect((await list(school)).data.map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'submitted'])
  })

  it('offers the competitions that are open in its template', async () => {
    const school = await as('ycxx_school01')
    const response = await school.send(new Request('http://doorway.test/api/import/entry/template'))
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const [rows, allowed] = sheets.map((sheet) => sheet.rows.map((row) => row.map(String)))
    expect(rows?.[0]).toEqual(['赛事*', '登录名*', '参赛组别*', '学段*', '学科*', '课题名称*', '合作者', '指导教师'])
    expect(allowed?.flat()).toContain(NAME)
    expect(allowed?.flat()).not.toContain('云泽省第二届中小学微课大赛')
  })
})

describe('people of a cell', () => {
  it.each([
    ['', []],
    ['何见风/泮桥小学', [{ role: 'coauthor', name: '何见风', orgName: '泮桥小学' }]],
    [
      '甲 / 一校；乙／二校; ',
      [
        { name: '甲', orgName: '一校' },
        { name: '乙', orgName: '二校' },
      ],
    ],
    ['何见风', undefined],
    ['/泮桥小学', undefined],
    [`${'长'.repeat(51)}/泮桥小学`, undefined],
  ])('%j', (cell, members) => {
    const read = membersOfCell(cell, 'coauthor')
    if (members === undefined) expect(read).toBeUndefined()
    else expect(read).toMatchObject(members)
  })
})
