import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, signIn, db } = await openTestApp()
const path = '/api/system/cscpUserDetails'
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0
const teacher = await as('t_linyq')
const save = (cscpUserDetailDTO: object, more: object = {}) => teacher.put(path, { cscpUserDetailDTO, ...more })
const load = async () => Object((await teacher.get('/api/userInfo/getUserDetailSelfInfoByUserId')).body.data)

// One transparent pixel.
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

describe('saving one’s own record refuses', () => {
  it('people who are not signed in, and the record of somebody else', async () => {
    expect((await anonymous().put(path, { cscpUserDetailDTO: { name: '谁' } })).status).toBe(401)
    expect((await save({ name: '谁', userId: 1 })).status).toBe(404)
    expect((await save({ name: '谁', id: idOf('t_xutb') })).status).toBe(404)
  })

  it.each([
    [{ name: '' }, 'name', '姓名不能为空！'],
    [{ name: '林', mobile: '12345' }, 'mobile', '手机号格式不正确'],
    [{ name: '林', email: 'x' }, 'email', '邮箱填写错误'],
    [{ name: '林', email: `${'a'.repeat(30)}@doorway.example` }, 'email', '最多40个字符'],
    [{ name: '林', discTitle: '字'.repeat(101) }, 'discTitle', '最多100个字符'],
    [{ name: '林', discDetail: '字'.repeat(5001) }, 'discDetail', '最多5000个字符'],
    [{ name: '林', imgPath: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'imgPath', '仅支持png、jpeg、gif、jpg格式的图片'],
    [{ name: '林', imgPath: 'data:image/png;base64,PHN2Zy8+' }, 'imgPath', '仅支持png、jpeg、gif、jpg格式的图片'],
    [
      { name: '林', imgPath: `data:image/png;base64,${'A'.repeat(256_001 - 22)}` },
      'imgPath',
      '头像区域超过250K，请缩小裁剪区域！',
    ],
  ])('%o', async (dto, field, msg) => {
    expect((await save(dto)).body).toMatchObject({ success: false, msg, errors: [{ field }] })
  })

  it('members that no record has', async () => {
    expect((await save({ name: '林', dataState: '0' })).status).toBe(400)
    expect((await save({ name: '林', password: 'Strong@2026' })).status).toBe(400)
  })

  it('a stale version, and answers what stands now', async () => {
    const { version } = await load()
    expect((await save({ name: '林砚秋', discTitle: '先', version })).body.data).toMatchObject({ version: version + 1 })
    const stale = await save({ name: '林砚秋', discTitle: '后', version })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toMatchObject({ discTitle: '先', version: version + 1 })
  })

  it('a wrong current password, and then saves nothing', async () => {
    const before = await load()
    const response = await save({ name: '改名' }, { currentUserPwd: 'Wrong@2026', newPassword: 'Fresh@2026' })
    expect(response.body.errors).toEqual([{ field: 'currentUserPwd', msg: '原密码错误' }])
    expect((await save({ name: '改名' }, { newPassword: 'Fresh@2026' })).body.errors?.[0]?.field).toBe('currentUserPwd')
    expect(await load()).toEqual(before)
  })
})

describe('one’s own record', () => {
  it('is saved, without a version too, and keeps what is absent', async () => {
    const before = await load()
    const response = await save({ name: '林砚秋', mobile: '16100008888', imgPath: PIXEL, discDetail: '教数学' })
    expect(response.body).toMatchObject({ success: true, msg: '更新信息成功！' })
    expect(await load()).toMatchObject({
      mobile: '16100008888',
      imgPath: PIXEL,
      discDetail: '教数学',
      email: before.email,
      version: before.version + 1,
    })
    await save({ name: '林砚秋', imgPath: '', discDetail: null })
    expect(await load()).toMatchObject({ imgPath: null, discDetail: '教数学' })
  })

  it('takes nothing read-only: it is ignored and written down', async () => {
    const before = await load()
    const more = { username: 'admin', userType: '1', schoolId: 1, roleIds: '1', registerTime: '2020-01-01 00:00:00' }
    expect((await save({ ...before, ...more, lastLogin: before.lastLogin })).body.success).toBe(true)
    expect(await load()).toMatchObject({
      username: 't_linyq',
      roleIds: before.roleIds,
      registerTime: before.registerTime,
    })
    const [row] = await rowsOf<{ user_type: string; school_id: number }>(
      db,
      sql`select user_type, school_id::int from app_user where username = 't_linyq'`,
    )
    expect(row).toEqual({ user_type: '4', school_id: 8 })
    const [logged] = await rowsOf<{ ignored: string[] }>(
      db,
      sql`select diff->'ignored' as ignored from operation_log where action = 'user.selfEdit' order by id desc limit 1`,
    )
    expect(logged?.ignored).toEqual(['username', 'userType', 'schoolId', 'roleIds', 'registerTime'])
  })

  it('is logged with personal values as keyed hashes', async () => {
    await save({ name: '林砚秋', mobile: '16100007777', discTitle: '班主任' })
    const rows = await rowsOf<{ diff: string }>(
      db,
      sql`select diff::text from operation_log where action = 'user.selfEdit' order by id desc`,
    )
    expect(rows[0]?.diff).toMatch(/"mobile": \{"after": "hmac:[\w-]{8}", "before": "hmac:[\w-]{8}"\}/)
    expect(rows[0]?.diff).toContain('班主任')
    expect(rows.some(({ diff }) => diff.includes('1610000'))).toBe(false)
  })

  it('can be saved together with a new password', async () => {
    const passwords = { currentUserPwd: 'Doorway@2026', newPassword: 'Fresh@2026' }
    expect((await save({ name: '林砚秋' }, passwords)).body.success).toBe(true)
    expect((await signIn('t_linyq', 'Fresh@2026', '10.9.0.1')).success).toBe(true)
    expect((await signIn('t_linyq', 'Doorway@2026', '10.9.0.1')).success).toBe(false)
  })
})
