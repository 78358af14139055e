import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { applyDueChanges } from './school-change-effect.service'
import { demoSecrets } from '../../demo/demo-secrets'

const { as, anonymous, signIn, withToken, db, clock } = await openTestApp()
const teacher = await as('t_linyq')
const parent = await as('p_wangjg')
const school = await as('ycxx_school01')
const county = await as('yc_county01')
const city = await as('wc_city01')
const province = await as('prov01')

const page = { currentPage: 1, pageSize: 20 }
const TODAY = '2026-11-21'
const SAME_COUNTY = 13
const OTHER_COUNTY = 14
const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])
const personId = async (username: string) =>
  Number((await one(sql`select id from app_user where username = ${username}`)).id)
const teacherId = await personId('t_linyq')
const childId = await personId('s_wangzh')
const valid = { kind: 'transfer', toSchoolId: OTHER_COUNTY, effectiveOn: TODAY, reason: '家庭住址变动' }

const submit = (body: object, client: TestClient = teacher) => client.post('/api/changeSchool/submit', body)
const decide = (client: TestClient, body: object) => client.post('/api/changeSchool/decide', body)
const read = async (client: TestClient, id: number) =>
  Object((await client.get(`/api/changeSchool/getRequest?id=${id}`)).body.data)
const agree = async (client: TestClient, id: number) =>
  decide(client, { id, version: (await read(client, id)).version, decision: 'agree' })
const placeOf = (id: number) => one(sql`select school_id::int, area_code from app_user where id = ${id}`)
const sent = async (body: object = {}) =>
  Number(Object((await submit({ userId: teacherId, ...valid, ...body })).body.data).id)
const withdraw = (id: number, client: TestClient = teacher) => client.post('/api/changeSchool/withdraw', { id })

describe('a request for a change of school', () => {
  it('needs a sign-in and the code', async () => {
    const body = { userId: teacherId, ...valid }
    expect((await submit(body, anonymous())).status).toBe(401)
    expect((await submit(body, await as('review01'))).status).toBe(403)
  })

  it('is for oneself and one’s children alone', async () => {
    expect((await submit({ userId: await personId('t_xutb'), ...valid })).status).toBe(404)
    expect((await submit({ userId: await personId('s_lixc'), ...valid }, parent)).status).toBe(404)
    expect((await submit({ userId: await personId('p_wangjg'), ...valid }, parent)).status).toBe(404)
  })

  it.each([
    [{ toSchoolId: 8 }, 'toSchoolId'],
    [{ effectiveOn: '2026-11-20' }, 'effectiveOn'],
    [{ effectiveOn: '2026-02-30' }, 'effectiveOn'],
    [{ effectiveOn: '2028-01-01' }, 'effectiveOn'],
    [{ reason: '  短  ' }, 'reason'],
    [{ toClassId: 5 }, 'toClassId'],
  ])('with %j is at fault in %s', async (change, field) => {
    const { body } = await submit({ userId: teacherId, ...valid, ...change })
    expect(body).toMatchObject({ success: false, errors: [{ field }] })
  })

  it('is refused for a school that is absent or none', async () => {
    expect((await submit({ userId: teacherId, ...valid, toSchoolId: 999_999 })).status).toBe(404)
    expect((await submit({ userId: teacherId, ...valid, toSchoolId: 2 })).status).toBe(404)
    const fileIds = ['3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10']
    expect((await submit({ userId: teacherId, ...valid, fileIds })).status).toBe(404)
  })

  it('of a student under 14 is sent by a parent, into a class of the new school', async () => {
    const student = await as('s_wangzh')
    const body = { userId: childId, ...valid, kind: 'move' }
    expect((await submit(body, student)).body).toMatchObject({ success: false, code: 'CHANGE_BY_GUARDIAN' })
    expect((await submit({ ...body, toClassId: 12 }, parent)).body).toMatchObject({ errors: [{ field: 'toClassId' }] })
    const { classId, gradeId } = await one(sql`select school_class.id::int as "classId", grade_id::int as "gradeId"
      from school_class join school_grade on school_grade.id = grade_id where school_id = ${OTHER_COUNTY} limit 1`)
    const done = await submit({ ...body, toGradeId: gradeId, toClassId: classId }, parent)
    expect(done.body).toMatchObject({ success: true, data: { userName: '王梓涵', mayWithdraw: true } })
    const { people } = Object((await parent.get('/api/changeSchool/getProgress')).body.data)
    expect(people).toMatchObject([{ userId: childId, isChild: true, isStudent: true, hasOpenRequest: true }])
    await withdraw(Number(Object(done.body.data).id), parent)
  })

  it('is one at a time, and is withdrawn by its sender before the first decision', async () => {
    const id = await sent()
    expect((await submit({ userId: teacherId, ...valid })).body.code).toBe('CHANGE_OPEN')
    expect((await withdraw(id, parent)).status).toBe(404)
    expect((await withdraw(id)).body).toMatchObject({ data: { state: 'withdrawn' } })
    expect((await withdraw(id)).body.code).toBe('CHANGE_DECIDED')
    const next = await sent()
    await agree(school, next)
    expect((await withdraw(next)).body.code).toBe('CHANGE_DECIDED')
    await agree(city, next)
    const { version } = await read(province, next)
    await decide(province, { id: next, version, decision: 'reject', reason: '编制已满，暂不接收' })
  })
})

describe('the decision', () => {
  it('needs the code, and a school of the scope', async () => {
    expect((await teacher.post('/api/changeSchool/queryPage', page)).status).toBe(403)
    expect((await school.get('/api/changeSchool/getRequest?id=1')).status).toBe(404)
    expect((await decide(school, { id: 1, version: 1, decision: 'agree' })).status).toBe(404)
    expect((await decide(city, { id: 999_999, version: 1, decision: 'agree' })).status).toBe(404)
  })

  it('is never made by the one who sent the request', async () => {
    const id = await sent()
    await db.execute(
      sql`update change_school_request set sender_id = ${await personId('ycxx_school01')} where id = ${id}`,
    )
    expect(await read(school, id)).toMatchObject({ currentStep: 'out', mayDecide: false })
    expect((await agree(school, id)).body.code).toBe('OWN_REQUEST')
    expect((await agree(city, id)).body).toMatchObject({ data: { state: 'out_agreed' } })
    await db.execute(sql`delete from request_step where request_id = ${id}`)
    await db.execute(sql`delete from change_school_request where id = ${id}`)
  })

  it('is made by the old school, the new one, and an authority over both, and moves the person on the day', async () => {
    const id = await sent()
    expect(await read(school, id)).toMatchObject({ currentStep: 'out', mayDecide: true })
    expect((await agree(school, id)).body).toMatchObject({ success: true, data: { state: 'out_agreed' } })
    expect((await agree(school, id)).body.code).toBe('CHANGE_STEP')
    expect(await read(county, id)).toMatchObject({ currentStep: 'in', mayDecide: false })
    expect((await agree(city, id)).body).toMatchObject({ data: { state: 'in_agreed', currentStep: 'authority' } })
    expect((await agree(county, id)).body.code).toBe('CHANGE_STEP')
    await db.execute(sql`insert into user_org_parttime (user_id, school_id, seq) values (${teacherId}, 9, 0)`)
    await db.execute(sql`insert into user_role (user_id, role_id, seq, granted_at) values (${teacherId}, 8, 1, now())`)
    const { body } = await agree(province, id)
    expect(body).toMatchObject({ data: { state: 'effective', currentStep: null } })
    expect(await placeOf(teacherId)).toEqual({ school_id: OTHER_COUNTY, area_code: '380103' })
    expect(await rowsOf(db, sql`select class_id from teacher_class where user_id = ${teacherId}`)).toEqual([])
    expect(await rowsOf(db, sql`select school_id::int from user_org_parttime where user_id = ${teacherId}`)).toEqual([
      { school_id: 9 },
    ])
    expect(await rowsOf(db, sql`select role_id::int from user_role where user_id = ${teacherId}`)).toEqual([
      { role_id: 14 },
    ])
    // The removed role has ended the sessions.
    const again = withToken(Object((await signIn('t_linyq')).data).token)
    const { requests } = Object((await again.get('/api/changeSchool/getProgress')).body.data)
    expect(requests[0].steps.map(({ byName }: { byName: string | null }) => byName)).toEqual([null, null, null])
    const { data } = Object((await again.post('/api/notification/queryPageMyList', page)).body.data)
    expect(JSON.stringify(data)).toContain('云津区实验学校')
  })

  it('to reject needs a reason, which the sender reads', async () => {
    const client = await as('wc_city01')
    const { version } = await read(client, 1)
    const short = await decide(client, { id: 1, version, decision: 'reject', reason: '不' })
    expect(short.body).toMatchObject({ success: false, errors: [{ field: 'reason' }] })
    expect((await decide(client, { id: 1, version: 900, decision: 'agree' })).status).toBe(409)
    const done = await decide(client, { id: 1, version, decision: 'reject', reason: '本学期编制已满' })
    expect(done.body).toMatchObject({ data: { state: 'rejected' } })
    const { requests } = Object((await (await as('t_xutb')).get('/api/changeSchool/getProgress')).body.data)
    expect(requests[0].steps[1]).toMatchObject({ decision: 'reject', reason: '本学期编制已满' })
    expect((await decide(client, { id: 1, version: version + 1, decision: 'agree' })).body.code).toBe('CHANGE_STATE')
  })

  it('takes two steps within a county, and waits for its day', async () => {
    const own = withToken(Object((await signIn('t_linyq')).data).token)
    await db.execute(
      sql`update app_user set school_id = 9, org_pos = (select lft from school where id = 9) where id = ${teacherId}`,
    )
    const body = { userId: teacherId, ...valid, toSchoolId: SAME_COUNTY, effectiveOn: '2026-11-25' }
    const id = Number(Object((await submit(body, own)).body.data).id)
    await agree(county, id)
    expect((await agree(county, id)).body).toMatchObject({ data: { state: 'in_agreed', currentStep: null } })
    expect((await placeOf(teacherId)).school_id).toBe(9)
    clock.advanceMinutes(4 * 24 * 60)
    await applyDueChanges({ db, clock, secrets: await demoSecrets() })
    expect((await placeOf(teacherId)).school_id).toBe(SAME_COUNTY)
  })
})
