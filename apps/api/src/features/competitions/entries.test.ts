import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { isRealPostgres } from '../../testing/test-database'
import { whileLocked } from '../../testing/while-locked'

const { as, anonymous, db, clock } = await openTestApp()
const SAVE = '/api/competitionEntry/insertOrUpdateEntry'
const SUBMIT = '/api/competitionEntry/submit'
const CANCEL = '/api/competitionEntry/cancel'
const PROMISE = '2026-01'
const draft = {
  competitionId: 4,
  groupId: 15,
  gardeId: '3',
  courseId: '0304',
  topic: '看得见的声波',
  members: [{ role: 'coauthor', name: '何见风', orgName: '溪桥县泮桥镇中心小学' }],
}
const save = async (client: TestClient, more: object = {}) => (await client.post(SAVE, { ...draft, ...more })).body
const entryOf = (body: { data: unknown }) => Object(body.data)
const forget = () =>
  db.execute(sql`delete from comp_entry where competition_id in (3, 4) and applicant_id in (
    select id from app_user where username in ('t_linyq', 't_zhoush', 's_lixc'))`)
const closesIn = (seconds: number) => {
  const end = new Date(clock.now().getTime() + seconds * 1000).toISOString()
  return db.execute(
    sql`update competition_phase set end_at = ${end}::timestamptz where competition_id = 4 and kind = 'signup'`,
  )
}

describe('signing up for a competition', () => {
  it('needs a token and the code for it', async () => {
    const reviewer = await as('review01')
    for (const [path, body] of [
      [SAVE, draft],
      [SUBMIT, { id: 1, promiseVersion: PROMISE }],
      [CANCEL, { id: 1 }],
    ] as const) {
      expect((await anonymous().post(path, body)).status).toBe(401)
      expect((await reviewer.post(path, body)).status).toBe(403)
    }
    expect((await anonymous().get('/api/competitionEntry/getEntry?id=1')).status).toBe(401)
    expect((await anonymous().get('/api/competitionEntry/getEligibility?competitionId=4')).status).toBe(401)
  })

  it('goes from a draft to a receipt, and can be cancelled', async () => {
    const teacher = await as('t_linyq')
    const saved = await save(teacher)
    expect(saved).toMatchObject({
      success: true,
      msg: '保存成功！',
      data: { state: 'draft', receiptNo: null, members: draft.members },
    })
    const { id } = entryOf(saved)
    const submitted = (await teacher.post(SUBMIT, { id, promiseVersion: PROMISE })).body
    expect(submitted).toMatchObject({
      msg: '报名成功',
      data: { state: 'submitted', submittedAt: '2026-11-21 09:00:00' },
    })
    expect(entryOf(submitted).receiptNo).toMatch(/^BM4\d{6}$/)
    const changed = await save(teacher, { id, version: entryOf(submitted).version, topic: '看得见的声波（改）' })
    expect(changed.data).toMatchObject({ state: 'submitted', topic: '看得见的声波（改）' })
    expect((await teacher.get(`/api/competitionEntry/getEntry?id=${id}`)).body.data).toEqual(changed.data)
    expect((await teacher.post(CANCEL, { id })).body).toMatchObject({ msg: '已取消报名', data: { state: 'cancelled' } })
    expect((await teacher.post(SUBMIT, { id, promiseVersion: PROMISE })).body).toMatchObject({ code: 'ENTRY_FIXED' })
    expect((await save(teacher)).success).toBe(true)
    await forget()
  })

  it('remembers who and where the person was', async () => {
    await save(await as('t_linyq'))
    const rows = await rowsOf(
      db,
      sql`select snapshot, org_id::int from comp_entry where competition_id = 4 and topic = ${draft.topic}`,
    )
    expect(rows).toEqual([
      { snapshot: { applicantName: '林砚秋', schoolName: '望川市砚池小学', areaName: '砚池区' }, org_id: 8 },
    ])
    await forget()
  })

  it('is possible once, even for parallel calls', async () => {
    const teacher = await as('t_linyq')
    const results = await Promise.all([
      save(teacher),
      save(teacher),
      save(teacher, { groupId: 16, gardeId: '4', courseId: '0404' }),
    ])
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.filter(({ code }) => code === 'ENTRY_EXISTS')).toHaveLength(2)
    await forget()
  })

  it('ends with the phase to the second, and the refusal writes nothing', async () => {
    const teacher = await as('t_linyq')
    const { id } = entryOf(await save(teacher))
    await closesIn(0)
    expect((await teacher.post(SUBMIT, { id, promiseVersion: PROMISE })).body.success).toBe(true)
    await closesIn(-1)
    const late = [
      await save(teacher, { id, topic: '迟了' }),
      (await teacher.post(CANCEL, { id })).body,
      (await teacher.post(SUBMIT, { id, promiseVersion: PROMISE })).body,
      await save(await as('t_zhoush')),
    ]
    expect(late.map(({ success, code, msg }) => [success, code, msg])).toEqual(
      late.map(() => [false, 'SIGNUP_CLOSED', '报名已截止']),
    )
    expect((await teacher.get(`/api/competitionEntry/getEntry?id=${id}`)).body.data).toMatchObject({
      topic: draft.topic,
      state: 'submitted',
    })
    await closesIn(15 * 86_400)
    await forget()
  })

  it('follows the organiser who opens or closes it by hand, and the minutes of grace', async () => {
    const teacher = await as('t_linyq')
    const by = (change: string) =>
      db.execute(`update competition_phase set ${change} where competition_id = 4 and kind = 'signup'`)
    await by(`manual = 'closed'`)
    expect(await save(teacher)).toMatchObject({ code: 'SIGNUP_CLOSED' })
    await by(`manual = 'auto', grace_minutes = 1`)
    await closesIn(-60)
    expect((await save(teacher)).success).toBe(true)
    await forget()
    await closesIn(-61)
    expect(await save(teacher)).toMatchObject({ code: 'SIGNUP_CLOSED' })
    await by(`manual = 'open', grace_minutes = 0`)
    expect((await save(teacher)).success).toBe(true)
    await by(`manual = 'auto'`)
    await closesIn(15 * 86_400)
    await forget()
  })

  it('is for the people the competition is for', async () => {
    const student = await as('s_lixc')
    expect(await save(student)).toMatchObject({ code: 'ENTRY_NOT_ELIGIBLE', msg: '您的用户类型不在本赛事的报名范围内' })
    const own = {
      competitionId: 3,
      groupId: 11,
      gardeId: '3',
      courseId: '0311',
      members: [{ role: 'instructor', name: '许棠贝', orgName: '望川市第三中学' }],
    }
    expect((await save(student, own)).success).toBe(true)
    const rules = async (client: TestClient, id: number) =>
      Object((await client.get(`/api/competitionEntry/getEligibility?competitionId=${id}`)).body.data)
    expect(await rules(student, 4)).toEqual({ ok: false, failedRules: ['userType'] })
    expect(await rules(student, 3)).toEqual({ ok: false, failedRules: ['entered'] })
    expect(await rules(await as('t_linyq'), 4)).toEqual({ ok: true, failedRules: [] })
    expect(await rules(await as('t_zhoush'), 1)).toEqual({ ok: false, failedRules: ['entered', 'closed'] })
    expect((await student.get('/api/competitionEntry/getEligibility?competitionId=999')).status).toBe(404)
    await forget()
  })

  it('checks group, stage, subject, topic and the number of people', async () => {
    const teacher = await as('t_linyq')
    const person = draft.members[0]
    const faults = async (more: object) => (await save(teacher, more)).errors
    expect(await faults({ gardeId: '2' })).toEqual([{ field: 'gardeId', msg: '所选学段不在该组别范围内' }])
    expect(await faults({ courseId: '0202' })).toEqual([{ field: 'courseId', msg: '所选学段没有该学科' }])
    expect(await faults({ topic: '  ' })).toEqual([{ field: 'topic', msg: '请填写课题名称' }])
    expect(await faults({ members: [person, person] })).toEqual([{ field: 'members', msg: '合作者最多1人' }])
    expect(await faults({ members: [{ ...person, role: 'instructor' }] })).toEqual([
      { field: 'members', msg: '指导教师最多0人' },
    ])
    expect(await faults({ members: [{ ...person, name: ' ' }] })).toEqual([
      { field: 'members', msg: '请填写每位参与人的姓名和单位' },
    ])
    // A group of another competition.
    expect((await teacher.post(SAVE, { ...draft, groupId: 1 })).status).toBe(404)
    expect((await teacher.post(SAVE, { ...draft, competitionId: 999 })).status).toBe(404)
    expect(await rowsOf(db, sql`select id from comp_entry where topic = ${draft.topic}`)).toEqual([])
  })

  it('accepts the promise in its present words only', async () => {
    const teacher = await as('t_linyq')
    const { id } = entryOf(await save(teacher))
    expect((await teacher.post(SUBMIT, { id, promiseVersion: '2025-01' })).body).toMatchObject({
      code: 'PROMISE_CHANGED',
    })
    await forget()
  })

  it('shows and changes nothing of others', async () => {
    const { id } = entryOf(await save(await as('t_linyq')))
    for (const name of ['t_zhoush', 'ycxx_school01', 'admin']) {
      const other = await as(name)
      expect((await other.get(`/api/competitionEntry/getEntry?id=${id}`)).status).toBe(404)
      expect((await other.post(SUBMIT, { id, promiseVersion: PROMISE })).status).toBe(404)
      expect((await other.post(CANCEL, { id })).status).toBe(404)
    }
    const teacher = await as('t_zhoush')
    expect((await teacher.post(SAVE, { ...draft, id })).status).toBe(404)
    await forget()
  })

  it('refuses a change of an older version with the current values', async () => {
    const teacher = await as('t_linyq')
    const { id, version } = entryOf(await save(teacher))
    await save(teacher, { id, version, topic: '先改的' })
    const { status, body } = await teacher.post(SAVE, { ...draft, id, version, topic: '后改的' })
    expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(body.data).toMatchObject({ topic: '先改的' })
    await forget()
  })
})

describe.runIf(isRealPostgres())('an entry that is voided at the same moment', () => {
  it.each([
    [SUBMIT, { promiseVersion: PROMISE }],
    [CANCEL, {}],
    [SAVE, draft],
  ])('stays void, and its applicant is told so: %s', async (path, more) => {
    await forget()
    const teacher = await as('t_linyq')
    const { id } = entryOf(await save(teacher))
    const { body } = await whileLocked(
      db,
      (tx) => tx.execute(sql`update comp_entry set state = 'void', version = version + 1 where id = ${id}`),
      () => teacher.post(path, { id, ...more }),
    )
    expect(body).toMatchObject({ success: false, code: 'ENTRY_FIXED' })
    await forget()
  })
})
