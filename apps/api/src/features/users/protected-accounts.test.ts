import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { openTestApp } from '../../testing/open-test-app'

const { as, db, signIn, withToken } = await openTestApp()
const province = await as('prov01')
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0
const ids = [1, idOf('sysop')]

const snapshot = () =>
  rowsOf(
    db,
    sql`
      select app_user.*, password_hash, one_time_until, permission_epoch,
        (select string_agg(role_id::text, ',' order by role_id) from user_role where user_id = app_user.id) as roles
      from app_user join user_security on user_id = app_user.id where app_user.id in (1, 2) order by app_user.id`,
  )

describe('the super account and holders of roles 1 and 2 are out of reach of others', () => {
  it.each([
    ['editing', (id: number) => province.post('/api/userInfo/insertOrUpdateUserInfo', { id, name: '换名' })],
    ['giving roles', (id: number) => province.post('/api/userInfo/insertOrUpdateUserInfo', { id, roleIds: '14' })],
    [
      'the student form',
      (id: number) => province.post('/api/userInfo/insertOrUpdateStudentInfo', { studentInfo: { id, name: '换名' } }),
    ],
    [
      'the teacher form',
      (id: number) => province.post('/api/userInfo/insertOrUpdateTeacherInfo', { teacherInfo: { id, name: '换名' } }),
    ],
    ['disabling', (id: number) => province.post('/api/userInfo/updateState', { id, dataState: '1' })],
    ['deleting', (id: number) => province.post('/api/userInfo/deleteUserInfo', { ids: [id] })],
    ['a new password', (id: number) => province.post('/api/userInfo/resetPassword', { id })],
    ['unlocking', (id: number) => province.post('/api/userInfo/unlock', { id })],
    [
      'showing in full',
      (id: number) => province.post('/api/userInfo/reveal', { id, field: 'mobile', purpose: '核对联系方式' }),
    ],
  ])('for %s', async (_, attempt) => {
    const before = await snapshot()
    for (const id of ids)
      expect((await attempt(id)).body).toMatchObject({ success: false, code: 'USER_PROTECTED', data: null })
    expect(await snapshot()).toEqual(before)
  })

  it('for changes to many', async () => {
    const before = await snapshot()
    const response = await province.post('/api/userInfo/changeMany', { ids, dataState: '1' })
    expect(response.body.data).toMatchObject({ changed: 0 })
    expect(await snapshot()).toEqual(before)
  })

  it('as parents of a student', async () => {
    const student = people.find(({ username }) => username === 's_wangzh')
    const parentOf = (more: object) => ({
      studentInfo: { id: student?.id },
      parentList: [
        { name: '夺号', familyName: '父亲', mobile: '16100000777', userType: '6', username: 'admin_x', ...more },
      ],
    })
    const before = await snapshot()
    const path = '/api/userInfo/insertOrUpdateStudentInfo'
    expect((await province.post(path, parentOf({ id: 1 }))).status).toBe(404)
    expect((await province.post(path, parentOf({ username: 'sysop1' }))).body.success).toBe(true)
    expect((await province.post(path, parentOf({ username: 't_linyq' }))).body.success).toBe(false)
    expect(await snapshot()).toEqual(before)
  })
})

describe('roles 1 and 2 are unknown to others', () => {
  it('in every answer that tells of roles', async () => {
    const sysop = await as('sysop')
    const form = (roles: string) =>
      sysop.send(
        new Request('http://doorway.test/api/system/menu/queryByRoleId', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ roles }).toString(),
        }),
      )
    for (const id of [1, 2]) {
      expect((await sysop.get(`/api/system/cscpRoless/${id}`)).status).toBe(404)
      expect((await sysop.get(`/api/findUserSiteIdList?roleId=${id}`)).status).toBe(404)
      expect((await sysop.post('/api/system/cscpMenus/previewAsRole', { roleId: id })).status).toBe(404)
      expect((await form(String(id))).status).toBe(404)
    }
    const responses = [
      await province.get('/api/system/cscpRolessByCriteria?size=1000'),
      await province.get(`/api/system/cscpRolessByCriteria?name=${encodeURIComponent('管理员')}`),
      ...(await Promise.all(ids.map((id) => province.get(`/api/userInfo/getUserInfo?id=${id}`)))),
      await province.post('/api/userInfo/queryPageUserInfoList', { currentPage: 1, pageSize: 1000 }),
    ]
    for (const { status, body } of responses) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/超级管理员|系统管理员|"roleIds":"[^"]*\b[12]\b/)
    }
  })

  it('and cannot be given, also beside allowed ones or by way of a new person', async () => {
    const save = '/api/userInfo/insertOrUpdateUserInfo'
    for (const roleIds of ['1', '2', '14,1', '14,2']) {
      expect((await province.post(save, { id: idOf('t_demo001'), roleIds })).body.code).toBe('ROLE_NOT_GRANTABLE')
    }
    expect(
      (await province.post('/api/userInfo/changeMany', { ids: [idOf('t_demo001')], addRoleIds: [1] })).body.data,
    ).toMatchObject({
      changed: 0,
    })
    expect(await rowsOf(db, sql`select 1 from user_role where role_id = 1 and user_id <> 1`)).toEqual([])
  })
})

describe('a form takes no members but its own', () => {
  const save = '/api/userInfo/insertOrUpdateUserInfo'
  const id = idOf('t_demo002')

  it.each([
    [{ registerTime: '2020-01-01 00:00:00' }],
    [{ lastLogin: '2020-01-01 00:00:00' }],
    [{ passwordHash: 'x' }],
    [{ isSuper: true }],
    [{ deletedAt: null }],
    [{ password: 'Strong@2026' }],
    [{ __proto__x: 1 }],
  ])('%o', async (more) => {
    expect((await province.post(save, { id, name: '多填', ...more })).status).toBe(400)
    expect(
      (await province.post('/api/userInfo/insertOrUpdateTeacherInfo', { teacherInfo: { id, ...more } })).status,
    ).toBe(400)
    expect(
      (await province.post('/api/userInfo/insertOrUpdateStudentInfo', { studentInfo: { id, ...more } })).status,
    ).toBe(400)
  })

  it('nor a state, roles or an organisation from people without the codes and the scope', async () => {
    const kindergarten = await (
      await as('admin')
    ).post(save, {
      username: 'k_editor01',
      name: '录入员',
      userType: '2',
      schoolId: 8,
      areaCode: '380102',
      email: 'k@doorway.example',
      password: 'Strong@2026',
      roleIds: '17',
    })
    expect(kindergarten.body.success).toBe(true)
    const { data } = await signIn('k_editor01', 'Strong@2026')
    const [member] = await rowsOf<{ id: number }>(
      db,
      sql`select id::int from app_user where school_id = 8 and username like 't_demo%' order by id limit 1`,
    )
    const editor = withToken(Object(data).token).post
    const change = { oldPassword: 'Strong@2026', newPassword: 'Fresh#2026' }
    expect((await editor('/api/userInfo/cscpUserPassword', change)).body.success).toBe(true)
    expect((await editor(save, { id: member?.id, dataState: '1' })).status).toBe(403)
    expect((await editor(save, { id: member?.id, roleIds: '14,8' })).status).toBe(403)
    expect((await editor(save, { id: member?.id, schoolId: 18 })).status).toBe(404)
    expect((await editor(save, { id: member?.id, remark: '可改' })).body.success).toBe(true)
  })
})
