import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, signIn } = await openTestApp()
const admin = await as('admin')
const sysop = await as('sysop')
const path = '/api/system/cscpRoless'
const draft = { name: '研训专员', roleExtent: 'scope=org', parentId: 0, icon: 'role' }
const idOf = (data: unknown): number => Object(data).id

describe('saving a role refuses', () => {
  it('people without a token or the code', async () => {
    expect((await anonymous().post(path, draft)).status).toBe(401)
    const school = await as('ycxx_school01')
    expect((await school.post(path, draft)).status).toBe(403)
    expect((await school.put(path, { ...draft, id: 14 })).status).toBe(403)
    expect((await school.delete(`${path}/14`)).status).toBe(403)
  })

  it('a missing name or icon, and a name that is taken, in the words of section 5', async () => {
    expect((await admin.post(path, { ...draft, name: '', icon: '' })).body).toMatchObject({
      success: false,
      msg: '名称不能为空!',
      errors: [
        { field: 'name', msg: '名称不能为空!' },
        { field: 'icon', msg: '图标不能为空!' },
      ],
    })
    expect((await admin.post(path, { ...draft, name: '教师' })).body.errors?.[0]?.field).toBe('name')
    expect((await admin.put(path, { ...draft, id: 14, name: '学生' })).body.errors?.[0]?.field).toBe('name')
  })

  it('an id when adding and none when changing', async () => {
    expect((await admin.post(path, { ...draft, id: 14 })).status).toBe(400)
    expect((await admin.put(path, draft)).status).toBe(400)
  })

  it('roles 1 and 2 for everybody but the super account, as if they were absent', async () => {
    for (const id of [1, 2]) {
      expect((await sysop.put(path, { ...draft, id, name: '别名' })).status).toBe(404)
      expect((await sysop.delete(`${path}/${id}`)).status).toBe(404)
      expect((await admin.delete(`${path}/${id}`)).body.code).toBe('ROLE_PROTECTED')
    }
    expect((await sysop.put(path, { ...draft, id: 999 })).status).toBe(404)
  })

  it('a scope with organisations that do not exist', async () => {
    expect((await sysop.post(path, { ...draft, roleExtent: 'scope=custom:{1,99999}' })).status).toBe(404)
  })

  it('a wider scope for a role whose rights the caller lacks, and for their own role', async () => {
    expect(
      (await sysop.put(path, { id: 11, name: '赛事管理员', icon: 'trophy', roleExtent: 'scope=all' })).body.code,
    ).toBe('BEYOND_OWN_RIGHTS')
    const made = await admin.post(path, { ...draft, name: '自持角色' })
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', { id: 2, roleIds: `2,${idOf(made.body.data)}` })
    const widened = { ...draft, id: idOf(made.body.data), name: '自持角色', roleExtent: 'scope=all' }
    expect((await sysop.put(path, widened)).body.code).toBe('NOT_OWN_ROLE')
  })

  it('deleting a role that people hold, with their number', async () => {
    expect((await admin.delete(`${path}/12`)).body).toMatchObject({
      success: false,
      code: 'ROLE_IN_USE',
      msg: '该角色下有 6 名用户，不能删除',
    })
  })

  it('a stale version, and answers what stands now', async () => {
    const made = await admin.post(path, { ...draft, name: '版本' })
    const role = { ...draft, name: '版本', id: idOf(made.body.data), version: 0 }
    expect((await admin.put(path, { ...role, icon: 'star' })).body.data).toMatchObject({ icon: 'star', version: 1 })
    const stale = await admin.put(path, { ...role, icon: 'moon' })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toMatchObject({ icon: 'star', version: 1 })
  })
})

describe('a role', () => {
  it('is added, changed without a version, and deleted', async () => {
    const added = await sysop.post(path, draft)
    expect(added.body).toMatchObject({ msg: '创建新角色成功！', data: { ...draft, version: 0 } })
    const id = idOf(added.body.data)
    expect((await sysop.put(path, { id, name: '研训主任', icon: 'role' })).body).toMatchObject({
      msg: '更新角色数据成功！',
      data: { name: '研训主任', roleExtent: 'scope=org', version: 1 },
    })
    expect((await sysop.delete(`${path}/${id}`)).body).toMatchObject({ success: true, msg: '角色删除成功！' })
    expect((await sysop.get(`${path}/${id}`)).status).toBe(404)
  })

  it('can go once its last holder is deleted', async () => {
    const added = await admin.post(path, { ...draft, name: '临时' })
    const id = idOf(added.body.data)
    const user = {
      username: 'holds_role',
      name: '临时',
      userType: '2',
      schoolId: 2,
      areaCode: '380100',
      email: 'h@doorway.example',
      password: 'Strong@2026',
      roleIds: String(id),
    }
    const holder = await admin.post('/api/userInfo/insertOrUpdateUserInfo', user)
    expect((await signIn('holds_role', 'Strong@2026')).success).toBe(true)
    expect((await admin.delete(`${path}/${id}`)).body.code).toBe('ROLE_IN_USE')
    await admin.post('/api/userInfo/deleteUserInfo', { ids: [idOf(holder.body.data)] })
    expect((await admin.delete(`${path}/${id}`)).body.success).toBe(true)
  })
})
