import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const admin = await as('admin')
const path = '/api/userInfo/insertOrUpdateUserInfo'
const listPath = '/api/userInfo/queryPageUserInfoList'
const PAIRS = 100

const newUser = {
  name: '双击',
  userType: '4',
  password: 'Double@2026',
  schoolId: 8,
  areaCode: '380102',
  email: 'double@doorway.example',
}

describe('the same insert sent twice', () => {
  it('makes one person a hundred times over, and the other answer says why', async () => {
    const names = Array.from({ length: PAIRS }, (_, index) => `double_${String(index).padStart(3, '0')}`)
    for (const username of names) {
      // The second one differs by case alone, which is the same login name.
      const sent = [username, username.toUpperCase()]
      const responses = await Promise.all(sent.map((name) => admin.post(path, { ...newUser, username: name })))
      expect(responses.map(({ status }) => status)).toEqual([200, 200])
      const refused = responses.filter(({ body }) => !body.success)
      expect(refused.map(({ body }) => [body.code, body.msg])).toEqual([['INVALID', '登录名已存在']])
    }
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from app_user where lower(username) like 'double\\_%'`,
    )
    expect(row?.n).toBe(PAIRS)
  }, 120_000)
})

describe('a page', () => {
  it.each([
    [listPath, 1000],
    ['/api/school/queryPageSchoolList', 9000],
  ])('of %s is never larger than %d rows', async (address, most) => {
    for (const pageSize of [0, -1, 1e9, most + 1, 1.5, '10', null, [10]]) {
      expect([pageSize, (await admin.post(address, { currentPage: 1, pageSize })).status]).toEqual([pageSize, 400])
    }
    expect((await admin.post(address, { currentPage: 1, pageSize: most })).status).toBe(200)
    for (const currentPage of [0, -1, 1e12, '1']) {
      expect((await admin.post(address, { currentPage, pageSize: 10 })).status).toBe(400)
    }
    expect((await admin.post(address, { currentPage: 1_000_000, pageSize: most })).body.success).toBe(true)
  })

  it.each(['/api/system/cscpRolessByCriteria?size=', '/api/cmsSites?currentPage=1&pageSize='])(
    'of %s may have 1000 rows and no more',
    async (address) => {
      expect((await admin.get(`${address}1000`)).status).toBe(200)
      for (const size of ['0', '-1', '1001', '1e9', 'abc', ''])
        expect((await admin.get(address + size)).status).toBe(400)
    },
  )
})

describe('text of any script', () => {
  const names = ['𠮷田太郎', '䶮', '阿依古丽·买买提', '👨‍👩‍👧老师', 'é́ñ', 'مدرس', '𬭎𣲘', "O'Brien\\%_"]

  it('is saved, found, sorted by code points and counted in characters', async () => {
    for (const [index, name] of names.entries()) {
      const { body } = await admin.post(path, { ...newUser, username: `script_${index}`, name })
      expect([name, body.msg]).toEqual([name, '保存成功！'])
      const found = await admin.post(listPath, { currentPage: 1, pageSize: 10, t: { name } })
      expect(found.body.data).toMatchObject({ total: 1, data: [{ name }] })
    }
    const { body } = await admin.post(listPath, { currentPage: 1, pageSize: 100, t: { username: 'script_' } })
    const { data }: { data: { name: string }[] } = Object(body.data)
    const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
    expect(data.map(({ name }) => name)).toEqual(names.toSorted(byCodePoint))
  })

  it('may have 50 characters, each counted once whatever its bytes, and not 51', async () => {
    const longest = await admin.post(path, { ...newUser, username: 'script_50', name: '𠮷'.repeat(50) })
    expect(longest.body.msg).toBe('保存成功！')
    const tooLong = await admin.post(path, { ...newUser, username: 'script_51', name: `${'𠮷'.repeat(50)}a` })
    expect(tooLong.body).toMatchObject({ success: false, msg: '最多50个字符' })
  })
})

describe('a search', () => {
  it.each(["' or 1=1 --", "'; drop table app_user; --", '%', '_', '\\', "\\'", '%%%', '"', '{}', '$1', '\u0001'])(
    'for %s takes it as the letters it is',
    async (text) => {
      for (const field of ['name', 'username']) {
        const { status, body } = await admin.post(listPath, { currentPage: 1, pageSize: 10, t: { [field]: text } })
        expect(status).toBe(200)
        const column = sql.raw(field)
        const [row] = await rowsOf<{ n: number }>(
          db,
          sql`select count(*)::int as n from app_user where deleted_at is null and strpos(${column}, ${text}) > 0`,
        )
        expect(body.data).toMatchObject({ total: row?.n })
      }
    },
  )

  it.each(['name; drop table app_user', 'password_hash', '', 'id', '__proto__'])(
    'is not sorted by "%s"',
    async (sortField) => {
      expect((await admin.post(listPath, { currentPage: 1, pageSize: 10, sortField })).status).toBe(400)
    },
  )

  it('with a character that no text may hold is refused, not a fault of ours', async () => {
    const t = { name: '\u0000' }
    expect((await admin.post(listPath, { currentPage: 1, pageSize: 10, t })).status).toBe(400)
    expect((await admin.get('/api/area/search?keyword=%00')).status).toBe(400)
    expect((await admin.post(path, { ...newUser, username: 'script_00', remark: 'a\u0000b' })).status).toBe(400)
  })

  it('may hold a backslash before what looks like that character', async () => {
    const t = { name: '\\u0000' }
    expect((await admin.post(listPath, { currentPage: 1, pageSize: 10, t })).status).toBe(200)
  })
})
