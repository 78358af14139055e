import { setTimeout } from 'node:timers/promises'
import { registrationTexts } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { openTestApp } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'
import { requireOpenInvitation } from './class-invitations.service'

const { anonymous, as, clock, db } = await openTestApp({ networkBudget: { perSecond: 1e6, burst: 1e6 } })
const school = await as('ycxx_school01')
const { privacy, child } = registrationTexts
const SCHOOL = 8
const WAIT_MS = 300

const classesOf = (schoolId: number) =>
  rowsOf<{ id: number; gradeId: number; name: string; gradeName: string }>(
    db,
    sql`
      select school_class.id::float8 as id, grade_id::float8 as "gradeId", school_class.name, school_grade.name as "gradeName"
      from school_class join school_grade on school_grade.id = grade_id
      where school_id = ${schoolId} and graduated_at is null order by school_class.id`,
  )
const [first, second] = await classesOf(SCHOOL)
const foreign = onlyRow((await classesOf(18)).concat(await classesOf(9)).slice(0, 1))
if (!first || !second) throw new Error('The demo has two classes at this school.')

const pupil = {
  username: 's_class_01',
  password: 'Strong@2026',
  name: '江小雨',
  userType: '5',
  sex: '0',
  birthDate: '2016-03-01',
  email: 'jiang@doorway.example',
  areaCode: '380102',
  schoolId: SCHOOL,
  gradeId: first.gradeId,
  classId: first.id,
  guardian: { name: '江敬之', familyName: '父亲', mobile: '13900000000' },
  consents: [privacy, child],
}

const create = async (body: object = {}, client = school) =>
  (await client.post('/api/registration/createInvitation', { classId: first.id, maxUses: 2, days: 7, ...body })).body
const made = async (body: object = {}) => Object((await create(body)).data)
const close = async (id: number, client = school) =>
  (await client.post('/api/registration/closeInvitation', { id })).body
const register = async (body: { username: string; [member: string]: unknown }) => {
  const { captchaId, captchaCode } = await solvedChallenge(anonymous(), body.username)
  return (await anonymous().post('/api/auth/register', { ...pupil, ...body, captchaId, captchaCode })).body
}
const invited = async (code: string) => anonymous().get(`/api/auth/invitation?code=${code}`)
const requested = async () =>
  rowsOf<{ id: number; username: string }>(
    db,
    sql`select id::float8 as id, username from registration_request where invitation_id is not null order by id`,
  )

beforeEach(async () => {
  await db.execute(sql`delete from registration_request where username like 's_class%'`)
  await db.execute(sql`delete from class_invitation`)
})

describe('a code of a class', () => {
  it('fills in area, school, grade and class for who has it, in upper or lower case', async () => {
    const invitation = await made()
    expect(invitation).toMatchObject({
      path: `/userRegister?type=5&invite=${invitation.code}`,
      schoolName: '望川市砚池小学',
      gradeName: first.gradeName,
      className: first.name,
      maxUses: 2,
      uses: 0,
      pending: 0,
      state: 'open',
    })
    expect((await invited(invitation.code.toLowerCase())).body.data).toEqual({
      code: invitation.code,
      state: 'open',
      areaCodes: ['380000', '380100', '380102'],
      schoolId: SCHOOL,
      schoolName: '望川市砚池小学',
      gradeId: first.gradeId,
      gradeName: first.gradeName,
      classId: first.id,
      className: first.name,
    })
    expect((await invited('2222222222')).status).toBe(404)
    expect((await invited('1')).status).toBe(400)
  })

  it('is made and closed by those who decide about requests of the school, and by nobody else', async () => {
    const { id } = await made()
    expect(
      (await anonymous().post('/api/registration/queryPageInvitation', { currentPage: 1, pageSize: 10 })).status,
    ).toBe(401)
    const teacher = await as('t_linyq')
    expect(
      (await teacher.post('/api/registration/createInvitation', { classId: first.id, maxUses: 1, days: 1 })).status,
    ).toBe(403)
    expect((await school.post('/api/registration/closeInvitation', { id: 999_999 })).status).toBe(404)
    expect(
      (await school.post('/api/registration/createInvitation', { classId: foreign.id, maxUses: 1, days: 1 })).status,
    ).toBe(404)
    for (const wrong of [{ maxUses: 0 }, { maxUses: 101 }, { days: 0 }, { days: 61 }])
      expect(
        (await school.post('/api/registration/createInvitation', { classId: first.id, maxUses: 1, days: 1, ...wrong }))
          .status,
      ).toBe(400)
    expect(await close(id)).toMatchObject({ success: true, msg: '邀请码已停用', data: { state: 'closed' } })
    expect(await close(id)).toMatchObject({ success: false, code: 'INVITATION_CLOSED' })
  })

  it('of a school elsewhere is neither listed nor closed', async () => {
    await db.execute(sql`
      insert into class_invitation (code, class_id, max_uses, expires_at, created_by, created_at)
      values ('ZZZZZZZZZZ', ${foreign.id}, 5, '2100-01-01', 1, now())`)
    const { id } = onlyRow(await rowsOf<{ id: number }>(db, sql`select id::float8 as id from class_invitation`))
    expect((await school.post('/api/registration/closeInvitation', { id })).status).toBe(404)
    const page = { currentPage: 1, pageSize: 10 }
    expect((await school.post('/api/registration/queryPageInvitation', page)).body.data).toMatchObject({
      data: [],
      total: 0,
    })
    const admin = await as('admin')
    expect((await admin.post('/api/registration/queryPageInvitation', page)).body.data).toMatchObject({
      data: [{ code: 'ZZZZZZZZZZ' }],
      total: 1,
    })
  })

  it('does not stand in the log of operations', async () => {
    const { code } = await made()
    const rows = await rowsOf(
      db,
      sql`select * from operation_log where action = 'classInvitation.create' order by id desc limit 1`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('a request with a code', () => {
  it('joins the requests of its class, which are decided about together', async () => {
    const { id, code } = await made()
    expect(await register({ username: 's_joined_01', invitationCode: code })).toMatchObject({ success: true })
    expect(
      await register({ username: 's_joined_02', name: '江小雪', invitationCode: code.toLowerCase() }),
    ).toMatchObject({
      success: true,
    })
    await register({ username: 's_joined_03', name: '江小风' })
    const page = { currentPage: 1, pageSize: 100 }
    const { data } = (await school.post('/api/registration/queryPage', { ...page, t: { invitationId: id } })).body
    expect(Object(data)).toMatchObject({ total: 2, data: [{ username: 's_joined_01' }, { username: 's_joined_02' }] })
    const ids = (await requested()).map((request) => request.id)
    expect((await school.post('/api/registration/audit', { ids, decision: 'pass' })).body).toMatchObject({
      data: { decided: 2 },
    })
    const pupils = await rowsOf<{ classId: number }>(
      db,
      sql`
        select class_id::float8 as "classId" from user_student join app_user on app_user.id = user_id
        where username in ('s_joined_01', 's_joined_02')`,
    )
    expect(pupils).toEqual([{ classId: first.id }, { classId: first.id }])
    expect((await school.post('/api/registration/queryPageInvitation', page)).body.data).toMatchObject({
      data: [{ id, uses: 2, pending: 0, state: 'full' }],
    })
  })

  it('is refused for another class, an unknown code, and people who are no students; nothing is stored', async () => {
    const { code } = await made()
    const errors = async (body: object) =>
      ((await register({ username: 's_class_01', invitationCode: code, ...body })).errors ?? []).map(({ msg }) => msg)
    expect(await errors({ classId: second.id, gradeId: second.gradeId })).toEqual([
      '所选班级与邀请码不一致，请重新打开邀请链接',
    ])
    expect(await errors({ classId: null })).toEqual(['所选班级与邀请码不一致，请重新打开邀请链接'])
    expect(await errors({ invitationCode: '2222222222' })).toEqual(['邀请码不存在，请核对后重试'])
    const parent = {
      userType: '6',
      mobile: '13900000000',
      guardian: null,
      gradeId: null,
      classId: null,
      consents: [privacy],
    }
    expect(await errors(parent)).toEqual(['邀请码不存在，请核对后重试'])
    expect(await requested()).toEqual([])
  })

  it('is refused once the code is closed or has expired', async () => {
    const { id, code } = await made()
    await db.execute(sql`update class_invitation set expires_at = '2000-01-01' where id = ${id}`)
    expect(await register({ username: 's_class_01', invitationCode: code })).toMatchObject({
      success: false,
      code: 'INVITATION_EXPIRED',
      msg: '该邀请码已过期，请联系班主任',
    })
    expect(Object((await invited(code)).body.data).state).toBe('expired')
    await close(id)
    expect(await register({ username: 's_class_01', invitationCode: code })).toMatchObject({
      code: 'INVITATION_CLOSED',
    })
    expect(await requested()).toEqual([])
  })

  it('takes one of its places, also of those who send at the same time; a returned one gives its place back', async () => {
    const { code } = await made({ maxUses: 3 })
    const names = ['s_class_01', 's_class_02', 's_class_03', 's_class_04', 's_class_05', 's_class_06']
    const sent = await Promise.all(names.map((username) => register({ username, invitationCode: code })))
    expect(sent.filter(({ success }) => success)).toHaveLength(3)
    expect(sent.filter(({ success }) => !success).map((refused) => refused.code)).toEqual(
      Array.from({ length: 3 }, () => 'INVITATION_FULL'),
    )
    const [one] = await requested()
    const decision = { ids: [one?.id], decision: 'return', reason: '不是本班学生' }
    expect((await school.post('/api/registration/audit', decision)).body.success).toBe(true)
    expect(await register({ username: 's_class_07', invitationCode: code })).toMatchObject({ success: true })
    expect(await register({ username: 's_class_08', invitationCode: code })).toMatchObject({ code: 'INVITATION_FULL' })
  })

  it('waits for one that takes the last place before it', async () => {
    const { code } = await made({ maxUses: 1 })
    const request = { code, userType: '5', schoolId: SCHOOL, gradeId: first.gradeId, classId: first.id }
    let later: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      const id = await requireOpenInvitation(tx, request, clock.now())
      later = db
        .transaction((other) => requireOpenInvitation(other, request, clock.now()))
        .catch((refusal: unknown) => Object(refusal).code)
      // Long enough for the other one to read what this one has not committed yet.
      await Promise.race([later, setTimeout(WAIT_MS)])
      await tx.execute(sql`
        insert into registration_request (track_no, user_type, username, name, email, school_id, area_code, consents,
          password_hash, submitted_at, invitation_id)
        values ('ZCLAST', '5', 's_class_last', 'x', 'x@doorway.example', ${SCHOOL}, '380102', '[]', 'x', '2100-01-01', ${id})`)
    })
    expect(await later).toBe('INVITATION_FULL')
  })
})
