import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, db, signIn, withToken } = await openTestApp()
const admin = await as('admin')
const save = '/api/userInfo/insertOrUpdateUserInfo'
const PASSWORD = 'Strong@2026'
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0

/** Adds a person with these roles and returns the id. */
async function add(username: string, schoolId: number, roleIds: string): Promise<number> {
  const person = { name: '某人', userType: '2', areaCode: '380102', email: 'x@doorway.example', password: PASSWORD }
  const { body } = await admin.post(save, { ...person, username, schoolId, roleIds })
  expect(body).toMatchObject({ success: true })
  return Number(Object(body.data).id)
}

/** Adds a role with the menus of another one and a scope of its own. Returns its id. */
async function roleLike(roleId: number, roleExtent: string): Promise<number> {
  const [role] = await rowsOf<{ id: number }>(
    db,
    sql`insert into role (name, role_extent, icon) values (${`仿${roleExtent}`}, ${roleExtent}, 'x') returning id::int`,
  )
  await db.execute(sql`
    insert into role_menu (role_id, menu_id, state)
    select ${role?.id}, menu_id, state from role_menu where role_id = ${roleId}`)
  return Number(role?.id)
}

const rowOf = (id: number) =>
  rowsOf(
    db,
    sql`
      select app_user.*, password_hash, one_time_until, permission_epoch,
        (select string_agg(role_id::text, ',' order by role_id) from user_role where user_id = app_user.id) as roles
      from app_user join user_security on user_id = app_user.id where app_user.id = ${id}`,
  )

const attempts: [string, (client: TestClient, id: number) => ReturnType<TestClient['post']>][] = [
  ['a new password', (client, id) => client.post('/api/userInfo/resetPassword', { id })],
  ['disabling', (client, id) => client.post('/api/userInfo/updateState', { id, dataState: '1' })],
  ['deleting', (client, id) => client.post('/api/userInfo/deleteUserInfo', { ids: [id] })],
  ['unlocking', (client, id) => client.post('/api/userInfo/unlock', { id })],
  ['editing', (client, id) => client.post(save, { id, mobile: '16100000778' })],
  ['disabling by the form', (client, id) => client.post(save, { id, dataState: '1' })],
  [
    'the teacher form',
    (client, id) => client.post('/api/userInfo/insertOrUpdateTeacherInfo', { teacherInfo: { id, name: '换名' } }),
  ],
  [
    'the student form',
    (client, id) => client.post('/api/userInfo/insertOrUpdateStudentInfo', { studentInfo: { id, name: '换名' } }),
  ],
]

const bulk: [string, object][] = [
  ['disabling', { dataState: '1' }],
  ['moving', { schoolId: 8 }],
  ['roles', { addRoleIds: [14] }],
]

/** Every change of this person is refused to this caller, and nothing changes. */
async function expectOutOfReach(client: TestClient, id: number): Promise<void> {
  const before = await rowOf(id)
  const passed: string[] = []
  for (const [name, attempt] of attempts) {
    const { status, body } = await attempt(client, id)
    if (body.code !== 'USER_PROTECTED') passed.push(`${name}: ${status} ${body.code}`)
  }
  for (const [name, change] of bulk) {
    const { body } = await client.post('/api/userInfo/changeMany', { ids: [id], ...change })
    const failed = Object(body.data).failed?.[0]?.msg
    if (failed !== '该账号受保护，不能执行此操作') passed.push(`${name} of many: ${failed}`)
  }
  expect(passed).toEqual([])
  expect(await rowOf(id)).toEqual(before)
}

const reveal = (client: TestClient, id: number) =>
  client.post('/api/userInfo/reveal', { id, field: 'email', purpose: '核对联系方式' })

describe('a person with more rights than the caller is out of reach', () => {
  let security = 0
  beforeAll(async () => void (security = await add('sec_city01', 2, '3')))

  it('the security administrator for a city administrator in whose scope they are', async () => {
    const city = await as('wc_city01')
    await expectOutOfReach(city, security)
    expect((await reveal(city, security)).body.code).toBe('USER_PROTECTED')
  })

  it('an organiser of competitions for the administrator of their school', async () => {
    await expectOutOfReach(await as('ycxx_school01'), await add('comp_at_8', 8, '11'))
  })

  it('an administrator of the county for the administrator of a school who has the same codes', async () => {
    const wide = await roleLike(8, 'scope=area_tree')
    await expectOutOfReach(await as('ycxx_school01'), await add('wide_at_8', 8, String(wide)))
  })

  it('an editor of sites that the caller does not manage', async () => {
    const nothing = await roleLike(14, 'scope=self')
    await db.execute(sql`insert into role_site (role_id, site_id) values (${nothing}, 1)`)
    await expectOutOfReach(await as('ycxx_school01'), await add('site_at_8', 8, String(nothing)))
  })

  it('when several are deleted and one of them is', async () => {
    const teacher = await add('teacher_at_8', 8, '14')
    const ids = [teacher, await add('comp_at_8b', 8, '11')]
    const school = await as('ycxx_school01')
    expect((await school.post('/api/userInfo/deleteUserInfo', { ids })).body.code).toBe('USER_PROTECTED')
    expect(await rowOf(teacher)).toMatchObject([{ deleted_at: null }])
  })

  it('when a deletion is taken back after the person got more rights', async () => {
    const id = await add('later_at_8', 8, '14')
    const school = await as('ycxx_school01')
    expect((await school.post('/api/userInfo/deleteUserInfo', { ids: [id] })).body.success).toBe(true)
    await db.execute(sql`insert into user_role (user_id, role_id, seq, granted_at) values (${id}, 11, 1, now())`)
    expect((await school.post('/api/userInfo/restoreUserInfo', { ids: [id] })).body.code).toBe('USER_PROTECTED')
  })

  it('as a parent in the form of a student', async () => {
    const parent = idOf('p_wangjg')
    await db.execute(sql`insert into user_role (user_id, role_id, seq, granted_at) values (${parent}, 11, 1, now())`)
    const { body } = await (
      await as('ycxx_school01')
    ).post('/api/userInfo/insertOrUpdateStudentInfo', {
      studentInfo: { id: idOf('s_wangzh') },
      parentList: [
        { id: parent, name: '换名', familyName: '父亲', mobile: '16100000777', userType: '6', username: 'p_wangjg' },
      ],
    })
    await db.execute(sql`delete from user_role where user_id = ${parent} and role_id = 11`)
    expect(body.code).toBe('USER_PROTECTED')
  })
})

describe('the three administrators never act on each other', () => {
  it.each(['secop', 'audit01'])('sysop on %s', async (username) => {
    await expectOutOfReach(await as('sysop'), idOf(username))
  })

  it('not even with a role that has every code and all rows', async () => {
    const all = await roleLike(1, 'scope=all')
    const id = await add('all_codes', 1, `2,${all}`)
    expect(id).toBeGreaterThan(0)
    const { data } = await signIn('all_codes', PASSWORD)
    const change = { oldPassword: PASSWORD, newPassword: 'Fresh#2026' }
    const client = withToken(Object(data).token)
    expect((await client.post('/api/userInfo/cscpUserPassword', change)).body.success).toBe(true)
    for (const username of ['sysop', 'secop', 'audit01']) await expectOutOfReach(client, idOf(username))
  })

  it('while the super account reaches them, with a second person', async () => {
    const id = await add('sec_other', 1, '3')
    const auditor = await as('audit01')
    for (const [path, body] of [
      ['resetPassword', { id }],
      ['updateState', { id, dataState: '1' }],
    ] as const) {
      expect((await admin.post(`/api/userInfo/${path}`, body)).body.code).toBe('SECOND_PERSON_NEEDED')
      const [request] = Object((await auditor.get('/api/userInfo/confirmations')).body).data
      await auditor.post('/api/userInfo/confirm', { id: request.id, isConfirmed: '1' })
      expect((await admin.post(`/api/userInfo/${path}`, body)).body.success).toBe(true)
    }
  })
})

describe('ordinary work goes on', () => {
  it('a person of the same rank gets a new password', async () => {
    const id = await add('school_8b', 8, '8')
    const { body } = await (await as('ycxx_school01')).post('/api/userInfo/resetPassword', { id })
    expect(body.success).toBe(true)
  })

  it.each([
    // From the bottom up: a disabled user has lost their session.
    ['ycxx_school01', 't_linyq'],
    ['ycxx_school01', 's_wangzh'],
    ['ycxx_school01', 'p_wangjg'],
    ['yc_county01', 'ycxx_school01'],
    ['yc_county01', 'k_baisr'],
    ['wc_city01', 'yc_county01'],
    ['prov01', 'wc_city01'],
    ['prov01', 'edit01'],
    ['sysop', 't_zhoush'],
  ])('%s edits, unlocks and disables %s', async (caller, target) => {
    const client = await as(caller)
    const id = idOf(target)
    expect((await client.post(save, { id, remark: '可改' })).body).toMatchObject({ success: true })
    expect((await client.post('/api/userInfo/unlock', { id })).body).toMatchObject({ success: true })
    expect((await client.post('/api/userInfo/changeMany', { ids: [id], dataState: '1' })).body.data).toEqual({
      changed: 1,
      failed: [],
    })
    expect((await client.post('/api/userInfo/updateState', { id, dataState: '0' })).body.success).toBe(true)
  })
})
