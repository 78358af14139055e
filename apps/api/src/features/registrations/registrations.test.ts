import { registrationTexts } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import type { Mail } from '../../mail/mailer'
import { openTestApp } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'

const sent: Mail[] = []
const mailer = { isConnected: true, send: (mail: Mail) => Promise.resolve(void sent.push(mail)) }
const { app, anonymous, as, db, signIn } = await openTestApp(
  { networkBudget: { perSecond: 1e6, burst: 1e6 } },
  { mailer },
)
const school = await as('ycxx_school01')
const { privacy, child } = registrationTexts
const SCHOOL = 8
const QUERY = { currentPage: 1, pageSize: 20 }

const teacher = {
  username: 't_jiangyc',
  password: 'Strong@2026',
  name: '江映川',
  userType: '4',
  sex: '0',
  mobile: '13800000000',
  email: 'jiang@doorway.example',
  areaCode: '380102',
  schoolId: SCHOOL,
  userDutyType: '7',
  ext3: '2-0202',
  consents: [privacy],
}
const guardian = { name: '江敬之', familyName: '父亲', mobile: '13900000000' }
const pupil = {
  ...teacher,
  username: 's_jiangxy',
  name: '江小雨',
  userType: '5',
  mobile: '',
  userDutyType: undefined,
  ext3: undefined,
  birthDate: '2016-03-01',
  guardian,
  consents: [privacy, child],
}

const envelope = async (path: string, body: object) => (await anonymous().post(path, body)).body
async function register(body: { username: string; [member: string]: unknown }) {
  const { captchaId, captchaCode } = await solvedChallenge(anonymous(), body.username)
  return envelope('/api/auth/register', { ...body, captchaId, captchaCode })
}
const list = async (t = {}, client = school) =>
  Object((await client.post('/api/registration/queryPage', { ...QUERY, t })).body.data)
const idOf = async (username: string): Promise<number> => {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select id::float8 as id from registration_request where username = ${username} order by id desc limit 1`,
  )
  return row?.id ?? 0
}
const audit = async (ids: number[], decision: 'pass' | 'return', reason?: string, client = school) =>
  (await client.post('/api/registration/audit', { ids, decision, ...(reason !== undefined && { reason }) })).body
const detail = async (id: number, client = school) =>
  Object((await client.get(`/api/registration/getRegistration?id=${id}`)).body.data)
const errorsOf = async (body: object) =>
  ((await envelope('/api/auth/register', { ...teacher, ...body })).errors ?? []).map(({ field, msg }) => [field, msg])

/** Makes the request of a login name older. */
const age = (username: string, interval: string) =>
  db.execute(
    sql`update registration_request set submitted_at = submitted_at - ${interval}::interval where username = ${username}`,
  )

beforeEach(async () => {
  sent.length = 0
  await db.execute(sql`delete from registration_request where username <> all (array['t_yeqing', 's_hanmo'])`)
})

describe('registering', () => {
  it('is refused with the words of section 5', async () => {
    expect(await errorsOf({ username: 'abc' })).toEqual([['username', '6~18个字符，区分大小写']])
    expect(await errorsOf({ mobile: '' })).toEqual([['mobile', '请输入手机号']])
    expect(await errorsOf({ mobile: '12345' })).toEqual([['mobile', '手机号格式不正确']])
    expect(await errorsOf({ email: '' })).toEqual([['email', '请输入邮箱']])
    expect(await errorsOf({ idCard: '123' })).toEqual([['idCard', '身份证格式不正确']])
    expect(await errorsOf({ password: 'short' })).toEqual([
      ['password', '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    ])
    expect(await errorsOf({ schoolId: null })).toEqual([['schoolId', '请选择所属机构']])
    expect(await errorsOf({ areaCode: '' })).toEqual([['areaCode', '请选择区域']])
    expect(await errorsOf({ areaCode: '999999' })).toEqual([['areaCode', '请选择区域']])
    expect(await errorsOf({ password: 'Admin@2026' })).toEqual([['password', '该密码过于常见，请更换']])
  })

  it('needs the texts in the version that is in force', async () => {
    const refused = [['consents', '请先阅读并同意']]
    expect(await errorsOf({ consents: [] })).toEqual(refused)
    expect(await errorsOf({ consents: [{ ...privacy, textVersion: '0' }] })).toEqual(refused)
  })

  it('needs a solved challenge for this name', async () => {
    expect((await envelope('/api/auth/register', teacher)).code).toBe('CAPTCHA_REQUIRED')
    const proof = await solvedChallenge(anonymous(), 'another_name')
    const { captchaId, captchaCode } = proof
    expect((await envelope('/api/auth/register', { ...teacher, captchaId, captchaCode })).code).toBe('CAPTCHA_WRONG')
  })

  it('is closed to organizations that are no schools, and to those that are not there', async () => {
    for (const schoolId of [2, 999_999])
      expect((await anonymous().post('/api/auth/register', { ...teacher, schoolId })).status).toBe(404)
    expect((await anonymous().post('/api/auth/register', { ...teacher, roleIds: '1' })).status).toBe(400)
  })

  it('of a child under fourteen needs a guardian who has agreed', async () => {
    const needed = [['guardian', '须由监护人填写信息并同意']]
    expect(await errorsOf({ ...pupil, guardian: null })).toEqual(needed)
    expect(await errorsOf({ ...pupil, consents: [privacy] })).toEqual(needed)
    expect(await errorsOf({ ...pupil, guardian: { ...guardian, mobile: '1' } })).toEqual([
      ['guardian.mobile', '手机号格式不正确'],
    ])
    expect(await errorsOf({ ...pupil, birthDate: '' })).toEqual([['birthDate', '请选择出生日期']])
    expect(await errorsOf({ ...pupil, birthDate: '2016-02-30' })).toEqual([['birthDate', '出生日期格式不正确']])
    expect(await errorsOf({ ...pupil, idCard: '380102200503010018' })).toEqual([
      ['birthDate', '出生日期与身份证号不一致'],
    ])
  })

  it('of a class of another school is refused', async () => {
    const [other] = await rowsOf<{ id: number; gradeId: number }>(
      db,
      sql`select c.id::float8 as id, g.id::float8 as "gradeId" from school_class c
        join school_grade g on g.id = c.grade_id where g.school_id <> ${SCHOOL} limit 1`,
    )
    expect(await errorsOf({ ...pupil, gradeId: other?.gradeId, classId: other?.id })).toEqual([
      ['classId', expect.any(String)],
    ])
  })

  it('reserves the name, whatever its case, until the request has ended', async () => {
    const available = async (name: string) =>
      (await anonymous().get(`/api/auth/checkUsername?username=${name}`)).body.data
    expect(await available('t_jiangyc')).toEqual({ available: true })
    expect(await available('T_LINYQ')).toEqual({ available: false })
    expect(await register(teacher)).toMatchObject({
      success: true,
      data: { state: 'pending', reviewer: '望川市砚池小学', trackNo: expect.stringMatching(/^ZC[0-9A-Z]{10}$/) },
    })
    expect(await available('T_JiangYC')).toEqual({ available: false })
    expect((await register({ ...teacher, username: 'T_JIANGYC' })).errors).toEqual([
      { field: 'username', msg: '登录名已存在' },
    ])
    await age('t_jiangyc', '30 days')
    expect(await available('t_jiangyc')).toEqual({ available: true })
    expect(await register(teacher)).toMatchObject({ success: true })
  })

  it('is one of two at the same time', async () => {
    const results = await Promise.all([register(teacher), register(teacher)])
    expect(results.filter(({ success }) => success)).toHaveLength(1)
  })

  it('shows its state by the tracking number and nothing personal', async () => {
    const { trackNo } = Object((await register(teacher)).data)
    const stateOf = async () => (await anonymous().get(`/api/auth/registerState?trackNo=${trackNo}`)).body.data
    expect(Object.keys(Object(await stateOf())).toSorted()).toEqual([
      'decidedAt',
      'isMerged',
      'reason',
      'reviewer',
      'state',
      'submittedAt',
      'trackNo',
    ])
    await audit([await idOf('t_jiangyc')], 'return', '班级与学校登记不一致')
    expect(await stateOf()).toMatchObject({ state: 'returned', reason: '班级与学校登记不一致' })
    expect((await anonymous().get('/api/auth/registerState?trackNo=ZC0000000000')).status).toBe(404)
    expect((await anonymous().get('/api/auth/registerState?trackNo=1')).status).toBe(400)
  })

  it('stores no personal number and no password in the clear', async () => {
    await register({ ...pupil, idCard: '380102201603010011', mobile: '13800000000' })
    const [row] = await rowsOf(db, sql`select r::text as text from registration_request r where username = 's_jiangxy'`)
    const { text } = Object(row)
    for (const secret of ['38010220160301', '13800000000', '13900000000', '江敬之', teacher.password])
      expect(text).not.toContain(secret)
  })

  it('finds schools by name and area: id and name, at most twenty', async () => {
    const find = async (body: object) => (await envelope('/api/school/searchPublicSchool', body)).data
    expect(await find({ keyword: '砚池' })).toEqual(expect.arrayContaining([{ id: SCHOOL, name: '望川市砚池小学' }]))
    expect(await find({ keyword: '砚池', areaCode: '380200' })).toEqual([])
    expect(await find({ keyword: '教育厅' })).toEqual([])
    expect(await find({ keyword: '%' })).toEqual([])
    const all = await find({ keyword: '' })
    expect(Array.isArray(all) && all.length <= 20).toBe(true)
  })
})

describe('requests', () => {
  it('need a token, the code and the scope', async () => {
    await register(teacher)
    const id = await idOf('t_jiangyc')
    const path = `/api/registration/getRegistration?id=${id}`
    expect((await anonymous().post('/api/registration/queryPage', QUERY)).status).toBe(401)
    expect((await anonymous().get(path)).status).toBe(401)
    const other = await as('t_linyq')
    expect((await other.post('/api/registration/queryPage', QUERY)).status).toBe(403)
    expect((await other.get(path)).status).toBe(403)
    await db.execute(sql`update registration_request set school_id = 18 where id = ${id}`)
    expect((await school.get(path)).status).toBe(404)
    expect((await list()).data.map((row: { id: number }) => row.id)).not.toContain(id)
    expect((await school.post('/api/registration/audit', { ids: [id], decision: 'pass' })).status).toBe(404)
    expect((await school.post('/api/registration/audit', { ids: [], decision: 'pass' })).status).toBe(400)
    expect((await school.post('/api/registration/audit', { ids: [id], decision: 'return' })).body.code).toBe('INVALID')
  })

  it('wait in the order they came, with what has to be compared', async () => {
    await register({ ...teacher, idCard: '380102199001010018' })
    await age('t_jiangyc', '125 minutes')
    await register({ ...teacher, username: 't_second', name: '林砚秋' })
    const { data, counts } = await list({ keyword: '江映川' })
    expect(data).toMatchObject([{ username: 't_jiangyc', waitingHours: 2, schoolName: '望川市砚池小学' }])
    expect(counts.pending).toBe(1)
    expect(await detail(await idOf('t_jiangyc'))).toMatchObject({
      idCard: '380***********0018',
      mobile: '138****0000',
      email: 'j***@doorway.example',
      areaName: '砚池区',
      dutyName: '任课教师',
      subjects: [expect.stringMatching(/^小学 /)],
      checks: { isNameTaken: false, sameName: 0, sameIdentity: null, ageOfClass: 'unknown', child: null },
    })
    expect((await detail(await idOf('t_second'))).checks.sameName).toBe(1)
  })

  it('of children are masked further', async () => {
    await register({ ...pupil, idCard: '380102201603010011' })
    expect(await detail(await idOf('s_jiangxy'))).toMatchObject({
      idCard: '****************11',
      guardian: { name: '江敬之', familyName: '父亲', mobile: '139******00' },
    })
  })

  it('with a known identity number say so to the reviewer, never to the applicant, and cannot be approved', async () => {
    const [known] = await rowsOf<{ hash: string }>(
      db,
      sql`select id_card_hash as hash from app_user where username = 't_linyq'`,
    )
    expect(await register({ ...teacher, idCard: '380102199001010018' })).toMatchObject({ success: true })
    const id = await idOf('t_jiangyc')
    const { searchHash } = await import('../../security/personal-data')
    const { demoSecrets } = await import('../../demo/demo-secrets')
    const hash = await searchHash(await demoSecrets(), '380102199001010018')
    await db.execute(sql`update app_user set id_card_hash = ${hash} where username = 't_linyq'`)
    expect((await detail(id)).checks.sameIdentity).toBe('t_linyq')
    expect(await audit([id], 'pass')).toMatchObject({
      success: false,
      code: 'IDENTITY_TAKEN',
      msg: expect.stringContaining('江映川'),
    })
    await db.execute(sql`update app_user set id_card_hash = ${known?.hash} where username = 't_linyq'`)
  })

  it('are returned with a reason of five characters, which the applicant receives', async () => {
    await register(teacher)
    const id = await idOf('t_jiangyc')
    expect((await audit([id], 'return', '太短')).errors).toMatchObject([{ field: 'reason' }])
    expect(await audit([id], 'return', '班级与学校登记不一致')).toMatchObject({ success: true, data: { decided: 1 } })
    await app.tasks.settled()
    await expect
      .poll(() => sent)
      .toMatchObject([{ to: 'jiang@doorway.example', text: expect.stringContaining('班级与学校登记不一致') }])
    expect((await audit([id], 'pass')).code).toBe('REGISTRATION_DECIDED')
    expect(await register(teacher)).toMatchObject({ success: true })
  })

  it('are decided once, all or none, and not after thirty days', async () => {
    await register(teacher)
    await register({ ...teacher, username: 't_second', name: '第二人' })
    const ids = [await idOf('t_jiangyc'), await idOf('t_second')]
    expect((await audit([...ids, 999_999], 'pass')).code).toBe('NOT_FOUND')
    const states = await rowsOf(
      db,
      sql`select state from registration_request where username in ('t_jiangyc', 't_second')`,
    )
    expect(states).toEqual([{ state: 'pending' }, { state: 'pending' }])
    await age('t_jiangyc', '30 days')
    expect((await list({ state: 'expired' })).data).toMatchObject([{ username: 't_jiangyc', state: 'expired' }])
    expect((await audit(ids, 'pass')).code).toBe('REGISTRATION_DECIDED')
    const both = await Promise.all([audit([ids[1] ?? 0], 'pass'), audit([ids[1] ?? 0], 'pass')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
  })
})

describe('an approved request', () => {
  it('becomes an account with the chosen password, the role of its type and its details', async () => {
    await register(teacher)
    expect(await signIn('t_jiangyc', teacher.password)).toMatchObject({ success: false })
    await audit([await idOf('t_jiangyc')], 'pass')
    expect(await signIn('t_jiangyc', teacher.password)).toMatchObject({ success: true, data: { passwordState: 'ok' } })
    const [row] = await rowsOf(
      db,
      sql`select u.source, u.user_type as type, t.user_duty_type as duty, array_agg(distinct r.role_id::int) as roles,
          min(s.course_id) as course, q.password_hash as hash
        from app_user u join user_teacher t on t.user_id = u.id join user_role r on r.user_id = u.id
        join user_stage_subject s on s.user_id = u.id join registration_request q on q.user_id = u.id
        where u.username = 't_jiangyc' group by 1, 2, 3, q.password_hash`,
    )
    expect(row).toEqual({ source: 'register', type: '4', duty: '7', roles: [14], course: '0202', hash: null })
  })

  it('of a child brings the guardian with an account and the consent that was given', async () => {
    await register(pupil)
    await audit([await idOf('s_jiangxy')], 'pass')
    const [row] = await rowsOf(
      db,
      sql`select parent.name, parent.user_type as type, g.family_name as relation, g.is_primary as primary,
          c.text_code as code, c.text_version as version, c.scope
        from app_user child join guardian g on g.student_user_id = child.id
        join app_user parent on parent.id = g.parent_user_id
        join consent c on c.subject_id = child.id and c.guardian_id = parent.id
        where child.username = 's_jiangxy'`,
    )
    expect(row).toEqual({
      name: '江敬之',
      type: '6',
      relation: '父亲',
      primary: true,
      code: child.textCode,
      version: child.textVersion,
      scope: 'account',
    })
  })

  it('of a second child finds the account of the same guardian', async () => {
    await register({ ...pupil, username: 's_sibling', name: '江小雪' })
    await audit([await idOf('s_sibling')], 'pass')
    const [row] = await rowsOf(db, sql`select count(*)::int as n from app_user where name = '江敬之'`)
    expect(row).toEqual({ n: 1 })
  })

  it('of a parent is linked with the child of the school', async () => {
    const parent = {
      ...teacher,
      username: 'p_newone',
      name: '王家长',
      userType: '6',
      childUsername: 'S_WangZH',
      ext3: undefined,
    }
    await register(parent)
    const id = await idOf('p_newone')
    expect((await detail(id)).checks.child).toBe('found')
    await audit([id], 'pass')
    const [row] = await rowsOf(
      db,
      sql`select child.username from guardian g join app_user child on child.id = g.student_user_id
        join app_user parent on parent.id = g.parent_user_id where parent.username = 'p_newone'`,
    )
    expect(row).toEqual({ username: 's_wangzh' })
  })
})

describe('a policy', () => {
  it('has the texts in the language of the reader', async () => {
    const { body } = await anonymous().get('/api/auth/registerPolicy')
    expect(body.data).toMatchObject({
      isOpen: true,
      types: ['4', '5', '6'],
      guardianAge: 14,
      texts: [{ code: privacy.textCode, title: '个人信息处理规则' }, { code: child.textCode }],
    })
  })
})
