import { describe, expect, it } from 'vitest'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, clock } = await openTestApp()
const admin = await as('admin')
const city = await as('wc_city01')

const change = (body: object, client: TestClient = city) => client.post('/api/userInfo/changeMany', body)

async function find(username: string) {
  const page = { currentPage: 1, pageSize: 10, t: { username } }
  const response = await admin.post('/api/userInfo/queryPageUserInfoList', page)
  return Object(Object(response.body.data).data[0])
}
const student = await find('s_wangzh')
const teacher = await find('t_linyq')
const farAway = await find('t_zhoush')

describe('changing many people', () => {
  it('needs the code of each change, and at least one change', async () => {
    expect((await change({ ids: [teacher.id] })).status).toBe(400)
    expect((await change({ ids: [teacher.id], schoolId: 9 }, await as('t_xutb'))).status).toBe(403)
    expect((await change({ ids: [teacher.id], dataState: '1' }, await as('secop'))).status).toBe(403)
    expect((await change({ ids: [teacher.id], schoolId: 18 })).status).toBe(404)
  })

  it('names those it could not change and changes the others', async () => {
    const response = await change({ ids: [teacher.id, farAway.id, 1, 999_999], dataState: '1' })
    expect(response.body.data).toMatchObject({
      changed: 1,
      failed: [{ id: farAway.id, msg: '数据不存在或已被删除' }, { id: 1 }, { id: 999_999 }],
    })
    expect((await find('t_linyq')).dataState).toBe('1')
    expect((await find('t_zhoush')).dataState).toBe('0')
    await change({ ids: [teacher.id], dataState: '0' })
  })

  it('moves people without the classes of their old school', async () => {
    expect((await change({ ids: [student.id, teacher.id], schoolId: 9 })).body.data).toEqual({ changed: 2, failed: [] })
    expect((await admin.get(`/api/userInfo/getStudentInfo?id=${student.id}`)).body.data).toMatchObject({
      studentInfo: { schoolId: 9, gradeId: null, classId: null },
    })
    const below = { currentPage: 1, pageSize: 10, t: { parentIds: '2,6,9', username: 't_linyq' } }
    expect((await admin.post('/api/userInfo/queryPageUserInfoList', below)).body.data).toMatchObject({ total: 1 })
  })

  it('adds and takes roles within the limits of the granter', async () => {
    expect((await change({ ids: [teacher.id], addRoleIds: [5] })).body.data).toMatchObject({ changed: 0 })
    expect((await change({ ids: [teacher.id], addRoleIds: [13] }, admin)).body.data).toMatchObject({ changed: 1 })
    const roles = async () => Object((await admin.get(`/api/userInfo/getTeacherInfo?id=${teacher.id}`)).body.data)
    expect((await roles()).teacherInfo.roleIds.split(',')).toContain('13')
    await change({ ids: [teacher.id], removeRoleIds: [13] }, admin)
    expect((await roles()).teacherInfo.roleIds.split(',')).not.toContain('13')
  })
})

describe('taking a deletion back', () => {
  const restore = (ids: number[], client: TestClient = city) => client.post('/api/userInfo/restoreUserInfo', { ids })

  it('is for the one who deleted', async () => {
    await city.post('/api/userInfo/deleteUserInfo', { ids: [student.id] })
    expect((await restore([student.id], admin)).status).toBe(404)
    expect((await restore([student.id, farAway.id])).status).toBe(404)
    expect((await restore([student.id])).body.data).toEqual({ restored: 1 })
    expect((await find('s_wangzh')).id).toBe(student.id)
  })

  it('ends after ten minutes', async () => {
    await city.post('/api/userInfo/deleteUserInfo', { ids: [student.id] })
    clock.advanceMinutes(11)
    expect((await restore([student.id])).status).toBe(404)
  })
})
