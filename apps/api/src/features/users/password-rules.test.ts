import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, signIn, withToken } = await openTestApp()
const admin = await as('admin')
const CREATED = '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'
const OWN = '密码必须由8-16位字母、数字、特殊符号线组成.'
let count = 0

function add(password: string, username = `rules_${(count += 1) + 100}`) {
  const person = { name: '规则', userType: '2', schoolId: 2, areaCode: '380100', email: 'r@doorway.example' }
  return admin.post('/api/userInfo/insertOrUpdateUserInfo', { ...person, username, password })
}

describe('a login name', () => {
  it.each([
    ['abcde', false],
    ['abcdef', true],
    ['a'.repeat(18), true],
    ['a'.repeat(19), false],
    ['-1+1abc', false],
    ['-1_1abc', true],
    ['名字名字名字', false],
    ['abc def', false],
  ])('"%s" is taken: %s', async (username, isTaken) => {
    expect((await add('Strong@2026', username)).body.success).toBe(isTaken)
  })
})

describe('a password set by an administrator', () => {
  it.each(['Ab1@efg', 'ABC1@EFGH', 'abc1@efgh', 'Abcd@efgh', 'Abc12efgh', 'Abc1#efgh', '        '])(
    'is refused as "%s"',
    async (password) => {
      expect((await add(password)).body.errors).toEqual([{ field: 'password', msg: CREATED }])
    },
  )

  it.each(['Ab1@efgh', `Ab1@${'x'.repeat(60)}`])('is taken as "%s", whole', async (password) => {
    const username = `whole_${(count += 1) + 100}`
    expect((await add(password, username)).body.success).toBe(true)
    for (const other of [password.slice(0, -1), `${password} `, ` ${password}`, password.toLowerCase()]) {
      expect((await signIn(username, other, `10.50.${count}.1`)).success).toBe(false)
    }
    expect((await signIn(username, password)).success).toBe(true)
  })
})

describe('a password chosen by its owner', () => {
  const change = '/api/userInfo/cscpUserPassword'

  async function owner() {
    const username = `owner_${(count += 1) + 100}`
    await add('Strong@2026', username)
    const { data } = await signIn(username, 'Strong@2026')
    return withToken(Object(data).token)
  }

  it.each(['Abc12@x', `Abc12@${'x'.repeat(11)}`, 'Abcdef@#', '1234567@', 'Abcd1234'])(
    'is refused as "%s"',
    async (newPassword) => {
      const response = await (await owner()).post(change, { oldPassword: 'Strong@2026', newPassword })
      expect(response.body.errors).toEqual([{ field: 'newPassword', msg: OWN }])
    },
  )

  it.each(['abc123@x', `abc12@${'x'.repeat(10)}`, 'abc#1234'])('is taken as "%s"', async (newPassword) => {
    const response = await (await owner()).post(change, { oldPassword: 'Strong@2026', newPassword })
    expect(response.body).toMatchObject({ success: true })
  })

  it('needs the old one', async () => {
    const person = await owner()
    expect((await person.post(change, { newPassword: 'abc123@x' })).body.errors?.[0]?.field).toBe('oldPassword')
    expect((await person.post(change, { oldPassword: 'Other@2026', newPassword: 'abc123@x' })).body.errors).toEqual([
      { field: 'oldPassword', msg: '原密码错误' },
    ])
  })
})
