import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, signIn } = await openTestApp()
const admin = await as('admin')
const county = await as('yc_county01')
const school = await as('ycxx_school01')

const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0
const list = '/api/userInfo/queryPageUserInfoList'
const save = '/api/userInfo/insertOrUpdateUserInfo'
const newUser = {
  username: 'new_person',
  name: '新同事',
  userType: '2',
  password: 'Strong@2026',
  schoolId: 8,
  areaCode: '380102',
  email: 'new@doorway.example',
}

async function namesIn(client: typeof admin, t: Record<string, unknown>): Promise<string[]> {
  const { body } = await client.post(list, { currentPage: 1, pageSize: 1000, t })
  const { data } = body
  if (typeof data !== 'object' || data === null || !('data' in data) || !Array.isArray(data.data)) return []
  return data.data.map((row: { username: string }) => row.username)
}

describe('saving a user refuses', () => {
  it('people who are not signed in, and people without the code', async () => {
    expect((await anonymous().post(save, newUser)).status).toBe(401)
    expect((await (await as('t_linyq')).post(save, newUser)).status).toBe(403)
    expect((await (await as('secop')).post(save, newUser)).status).toBe(403)
  })

  it.each([
    ['username', 'short', '6~18个字符，区分大小写'],
    ['username', 'nineteen_characters', '6~18个字符，区分大小写'],
    ['username', '', '请输入登录名'],
    ['name', '', '请输入用户名'],
    ['userType', '', '请选择用户类型'],
    ['userType', '77', '用户类型不存在'],
    ['idCard', '12345', '身份证格式不正确'],
    ['password', '', '密码不能为空'],
    ['password', 'Strong7', '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    ['password', 'strong@2026', '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    ['password', 'Strong#2026', '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    ['email', '', '请输入邮箱'],
    ['email', `${'a'.repeat(30)}@doorway.example`, '最多40个字符'],
    ['email', 'nobody', '邮箱填写错误'],
    ['mobile', '12100000000', '手机号格式不正确'],
    ['areaCode', '', '请选择区域'],
  ])('%s "%s"', async (field, value, msg) => {
    const response = await county.post(save, { ...newUser, [field]: value })
    expect(response.body).toMatchObject({ success: false, msg, errors: [{ field, msg }] })
  })

  it('an organisation outside the scope as if it were absent', async () => {
    expect((await county.post(save, { ...newUser, schoolId: 18 })).status).toBe(404)
    expect((await county.post(save, { ...newUser, ext1: '8,18' })).status).toBe(404)
  })

  it('roles beyond the own ones, hidden roles, and roles for oneself', async () => {
    for (const roleIds of ['1', '2', '5', '11']) {
      expect((await county.post(save, { ...newUser, roleIds })).body.code).toBe('ROLE_NOT_GRANTABLE')
    }
    expect((await county.post(save, { ...newUser, roleIds: '999' })).status).toBe(404)
    expect((await county.post(save, { id: idOf('yc_county01'), roleIds: '7,8' })).body.code).toBe('NOT_ONESELF')
  })

  it('a person outside the scope, the super account and holders of roles 1 and 2', async () => {
    expect((await county.post(save, { id: idOf('t_zhoush'), name: '别人' })).status).toBe(404)
    const province = await as('prov01')
    for (const username of ['admin', 'sysop']) {
      expect((await province.post(save, { id: idOf(username), name: '换名' })).body.code).toBe('USER_PROTECTED')
    }
  })

  it('a new login name or a password for an existing person', async () => {
    const id = idOf('t_linyq')
    expect((await county.post(save, { id, username: 'other_name' })).body.errors).toEqual([
      { field: 'username', msg: '登录名不能修改' },
    ])
    expect((await county.post(save, { id, password: 'Strong@2026' })).status).toBe(400)
  })

  it('a login name that differs by case alone, and an identity number twice', async () => {
    const taken = await county.post(save, { ...newUser, username: 'T_LinYQ' })
    expect(taken.body.errors).toEqual([{ field: 'username', msg: '登录名已存在' }])
    const idCard = '38010219900101123X'
    await county.post(save, { ...newUser, username: 'first_card', idCard })
    const twice = await county.post(save, { ...newUser, username: 'second_card', idCard: idCard.toLowerCase() })
    expect(twice.body.errors?.[0]?.field).toBe('idCard')
  })

  it('all but one of fifty identical ones', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => county.post(save, { ...newUser, username: 'only_once' })),
    )
    expect(responses.filter(({ body }) => body.success)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.errors?.[0]?.field === 'username')).toHaveLength(49)
  })

  it('a stale version and loses nothing', async () => {
    const id = idOf('t_demo001')
    expect((await county.post(save, { id, mobile: '16100009999', version: 0 })).body.success).toBe(true)
    const stale = await county.post(save, { id, email: 'late@doorway.example', version: 0 })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toMatchObject({ id, version: 1, mobile: '161****9999' })
  })
})

describe('a user', () => {
  it('is added and can sign in', async () => {
    const response = await county.post(save, { ...newUser, username: 'signs_in01', roleIds: '14' })
    expect(response.body).toMatchObject({ success: true, data: { version: 0 } })
    expect((await signIn('signs_in01', newUser.password)).data).toMatchObject({ passwordState: 'initial' })
  })

  it('keeps what comes back masked, and loses what comes back empty', async () => {
    const id = idOf('t_demo002')
    const before = await admin.get(`/api/userInfo/getUserInfo?id=${id}`)
    const { idCard, mobile, email } = { idCard: '', mobile: '', email: '', ...Object(before.body.data) }
    expect(mobile).toMatch(/^161\*{4}\d{4}$/)
    await admin.post(save, { id, idCard, mobile, email, name: '改名' })
    expect((await admin.get(`/api/userInfo/getUserInfo?id=${id}`)).body.data).toMatchObject({
      idCard,
      mobile,
      email,
      name: '改名',
    })
    await admin.post(save, { id, mobile: '' })
    expect((await admin.get(`/api/userInfo/getUserInfo?id=${id}`)).body.data).toMatchObject({ idCard, mobile: null })
  })

  it('has a minor’s personal values hidden but for two digits', async () => {
    const { body } = await school.get(`/api/userInfo/getStudentInfo?id=${idOf('s_wangzh')}`)
    expect(body.data).toMatchObject({
      studentInfo: {
        idCard: expect.stringMatching(/^\*{16}\d\d$/),
        mobile: expect.stringMatching(/^161\*{6}\d\d$/),
        gradeName: '六年级',
      },
      parentList: [{ name: '王敬国', familyName: '父亲', mobile: expect.stringMatching(/^161\*{6}\d\d$/) }],
    })
  })

  it('keeps rare letters', async () => {
    const name = '𠮷田·𬭎 👨‍👩‍👧 é'
    const response = await county.post(save, { ...newUser, username: 'rare_name', name })
    const { id } = { id: 0, ...Object(response.body.data) }
    expect((await county.get(`/api/userInfo/getUserInfo?id=${id}`)).body.data).toMatchObject({ name })
    expect(await namesIn(county, { name: '𬭎' })).toEqual(['rare_name'])
  })
})

describe('the user list', () => {
  it('keeps its total beyond the last page, and has none when nobody matches', async () => {
    const pageOf = async (currentPage: number, t = {}) =>
      (await admin.post(list, { currentPage, pageSize: 10, t })).body.data
    const { total } = { total: 0, ...Object(await pageOf(1)) }
    expect(total).toBeGreaterThanOrEqual(people.length)
    expect(await pageOf(999)).toMatchObject({ total, data: [] })
    expect(await pageOf(1, { name: '没有这个人' })).toMatchObject({ total: 0, data: [] })
  })

  it('shows each administrator their own people', async () => {
    const own = await namesIn(school, {})
    expect(own).toEqual(expect.arrayContaining(['t_linyq', 's_wangzh']))
    expect(own).not.toContain('t_xutb')
    expect(await namesIn(county, {})).toContain('t_xutb')
    expect(await namesIn(county, {})).not.toContain('t_zhoush')
  })

  it('combines a branch with an exact organisation', async () => {
    expect(await namesIn(admin, { parentIds: '2,6', username: 't_linyq' })).toEqual(['t_linyq'])
    expect(await namesIn(admin, { parentIds: '3', username: 't_linyq' })).toEqual([])
    expect(await namesIn(admin, { parentIds: '2', schoolId: 8, username: 't_linyq' })).toEqual(['t_linyq'])
    expect(await namesIn(admin, { parentIds: '2', schoolId: 18 })).toEqual([])
  })

  it('shows only people whose detail opens', async () => {
    for (const username of await namesIn(school, {})) {
      const [row] = await rowsOf<{ id: number }>(db, sql`select id::int from app_user where username = ${username}`)
      expect((await school.get(`/api/userInfo/getUserInfo?id=${row?.id}`)).status).toBe(200)
    }
  })

  it('sorts, pages and counts', async () => {
    const page = { currentPage: 2, pageSize: 3, t: { userType: '3' }, sortField: 'username', sortOrder: 'desc' }
    expect((await admin.post(list, page)).body.data).toMatchObject({
      total: 6,
      data: [{ username: 'j03' }, { username: 'j02' }, { username: 'j01' }],
    })
  })

  it('holds no personal value', async () => {
    const { body } = await admin.post(list, { currentPage: 1, pageSize: 100 })
    expect(JSON.stringify(body)).not.toMatch(/idCard|mobile|email|\$argon2/)
  })
})

describe('students and teachers', () => {
  const studentSave = '/api/userInfo/insertOrUpdateStudentInfo'
  const student = {
    ...newUser,
    username: 's_newone',
    userType: '5',
    gradeId: 3,
    classId: 5,
    inSchoolYear: '2024',
    enrollmentNumber: 'G380102201603150047',
  }
  const parent = { name: '新家长', familyName: '母亲', username: 'p_newone', mobile: '16100000777', userType: '6' }

  it('refuses a class of another grade, and then stores neither student nor parent', async () => {
    const response = await school.post(studentSave, { studentInfo: { ...student, classId: 1 }, parentList: [parent] })
    expect(response.body.errors?.[0]?.field).toBe('studentInfo.classId')
    expect(await namesIn(school, { username: '_newone' })).toEqual([])
  })

  it('names the place of a faulty parent', async () => {
    const response = await school.post(studentSave, {
      studentInfo: student,
      parentList: [parent, { ...parent, username: 'x' }],
    })
    expect(response.body.errors).toEqual([{ field: 'parentList.1.username', msg: '6~18个字符，区分大小写' }])
  })

  it('stores a student with parents and takes a parent away again', async () => {
    const saved = await school.post(studentSave, { studentInfo: student, parentList: [parent] })
    const { id } = { id: 0, ...Object(saved.body.data) }
    const detail = `/api/userInfo/getStudentInfo?id=${id}`
    expect((await school.get(detail)).body.data).toMatchObject({
      studentInfo: { className: '1班', enrollmentNumber: expect.stringMatching(/^\*{17}47$/) },
      parentList: [{ username: 'p_newone', familyName: '母亲' }],
    })
    await school.post(studentSave, { studentInfo: { id }, parentList: [] })
    expect((await school.get(detail)).body.data).toMatchObject({ parentList: [], studentInfo: { classId: 5 } })
  })

  it('returns the first passwords of added parents once; they have to be changed', async () => {
    const added = { ...parent, username: 'p_firstpw' }
    const pupil = { ...student, username: 's_firstpw', enrollmentNumber: null }
    const saved = Object((await school.post(studentSave, { studentInfo: pupil, parentList: [added] })).body.data)
    expect(saved.parentPasswords).toEqual([
      { id: expect.any(Number), username: 'p_firstpw', name: parent.name, password: expect.stringMatching(/^.{12}$/) },
    ])
    const [{ id, password }] = saved.parentPasswords
    expect((await signIn('p_firstpw', password)).data).toMatchObject({ passwordState: 'initial' })
    const again = { studentInfo: { id: saved.id }, parentList: [{ ...added, id }] }
    expect((await school.post(studentSave, again)).body.data).toMatchObject({ parentPasswords: [] })
  })

  it('stores a teacher with the class they head', async () => {
    const teacherInfo = {
      ...newUser,
      username: 't_newone',
      userType: '4',
      userDutyType: '6',
      userNumber: 'T0099',
      ext3: '2-0202',
    }
    const saved = await school.post('/api/userInfo/insertOrUpdateTeacherInfo', {
      teacherInfo,
      teacherClassRelation: { classId: 5 },
    })
    const { id } = { id: 0, ...Object(saved.body.data) }
    expect((await school.get(`/api/userInfo/getTeacherInfo?id=${id}`)).body.data).toMatchObject({
      teacherInfo: { userDutyType: '6', ext3: '2-0202' },
      teacherClassRelation: { classId: 5 },
    })
    const wrong = { teacherInfo: { id, userDutyType: '99' } }
    expect((await school.post('/api/userInfo/insertOrUpdateTeacherInfo', wrong)).body.errors?.[0]?.field).toBe(
      'teacherInfo.userDutyType',
    )
  })
})

describe('accounts', () => {
  it('are deleted together or not at all, and free their names', async () => {
    const remove = '/api/userInfo/deleteUserInfo'
    const inside = idOf('t_demo007')
    expect((await county.post(remove, { ids: [inside, idOf('t_zhoush')] })).status).toBe(404)
    expect((await county.post(remove, { ids: [idOf('yc_county01')] })).body.code).toBe('NOT_ONESELF')
    expect(await namesIn(county, { username: 't_demo007' })).toEqual(['t_demo007'])
    expect((await county.post(remove, { ids: [inside] })).body.data).toEqual({ deleted: 1 })
    expect(await namesIn(county, { username: 't_demo007' })).toEqual([])
    expect((await county.post(save, { ...newUser, username: 't_demo007' })).body.success).toBe(true)
  })

  it('get a one-time password that has to be changed', async () => {
    const response = await county.post('/api/userInfo/resetPassword', { id: idOf('t_tanxs') })
    const { password } = { password: '', ...Object(response.body.data) }
    expect((await signIn('t_tanxs', password)).data).toMatchObject({ passwordState: 'initial' })
    expect((await (await as('prov01')).post('/api/userInfo/resetPassword', { id: 1 })).body.code).toBe('USER_PROTECTED')
  })

  it('hide roles 1 and 2 from others', async () => {
    const province = await as('prov01')
    expect((await province.get(`/api/userInfo/getUserInfo?id=${idOf('sysop')}`)).body.data).toMatchObject({
      roleIds: '',
      roleNames: [],
    })
    expect((await admin.get(`/api/userInfo/getUserInfo?id=${idOf('sysop')}`)).body.data).toMatchObject({ roleIds: '2' })
    expect((await province.get('/api/system/cscpRoless/1')).status).toBe(404)
    const options = JSON.stringify((await province.get('/api/system/cscpRolessByCriteria?size=1000')).body.data)
    expect(options).not.toContain('超级管理员')
  })
})

describe('changing one’s own password', () => {
  const change = '/api/userInfo/cscpUserPassword'

  it.each([
    [{ oldPassword: '', newPassword: 'Fresh@2026' }, 'oldPassword', '请输入原密码'],
    [{ oldPassword: 'Wrong@2026', newPassword: 'Fresh@2026' }, 'oldPassword', '原密码错误'],
    [{ oldPassword: 'Doorway@2026', newPassword: '' }, 'newPassword', '密码不能为空！'],
    [
      { oldPassword: 'Doorway@2026', newPassword: 'Aa1@aaa' },
      'newPassword',
      '密码必须由8-16位字母、数字、特殊符号线组成.',
    ],
    [
      { oldPassword: 'Doorway@2026', newPassword: 'Aa1@aaaaaaaaaaaaa' },
      'newPassword',
      '密码必须由8-16位字母、数字、特殊符号线组成.',
    ],
    [{ oldPassword: 'Doorway@2026', newPassword: 'Admin@123' }, 'newPassword', '该密码过于常见，请更换'],
    [{ oldPassword: 'Doorway@2026', newPassword: 'Doorway@2026' }, 'newPassword', '不能使用最近5次用过的密码'],
  ])('refuses %o', async (body, field, msg) => {
    expect((await (await as('t_pengzy')).post(change, body)).body).toMatchObject({
      success: false,
      msg,
      errors: [{ field }],
    })
  })

  it('ends the other sessions and keeps this one', async () => {
    const other = await signIn('t_yuanml')
    const mine = await as('t_yuanml')
    expect((await mine.post(change, { oldPassword: 'Doorway@2026', newPassword: 'Aa1@aaaa' })).body.msg).toBe(
      '更新密码成功！',
    )
    expect((await mine.get('/api/system/currentUser')).status).toBe(200)
    const { refreshToken } = { refreshToken: '', ...Object(other.data) }
    expect((await anonymous().post('/api/auth/refresh', { refreshToken })).status).toBe(401)
    expect((await signIn('t_yuanml', 'Aa1@aaaa')).success).toBe(true)
  })

  it('is for oneself alone', async () => {
    const body = { userId: 1, oldPassword: 'Doorway@2026', newPassword: 'Fresh@2026' }
    expect((await (await as('t_hejf')).post(change, body)).status).toBe(404)
    expect((await (await as('t_hejf')).get('/api/userInfo/getUserDetailSelfInfoByUserId?userId=1')).status).toBe(404)
  })
})
