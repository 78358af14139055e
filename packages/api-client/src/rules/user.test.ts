import { describe, expect, it } from 'vitest'
import { brokenRules } from './failures'
import { zh } from './messages/zh'
import type { ZodMiniType } from 'zod/mini'
import { newUserRules, storedUserRules } from './user'

const person = {
  username: 't_linyq',
  name: '林砚秋',
  userType: '4',
  idCard: '',
  password: 'Doorway@2026',
  schoolId: 8,
  email: 'lin@doorway.example',
  mobile: '',
  areaCode: '380102',
}

const texts = (change: object, rules: ZodMiniType = newUserRules) =>
  brokenRules(rules, { ...person, ...change }).map(({ key }) => zh[key])

describe('the rules of a new user', () => {
  it('accept a complete person', () => expect(texts({})).toEqual([]))

  it.each([
    [{ username: '' }, '请输入登录名'],
    [{ username: 'abcde' }, '6~18个字符，区分大小写'],
    [{ username: 'a'.repeat(19) }, '6~18个字符，区分大小写'],
    [{ username: 'abc def' }, '6~18个字符，区分大小写'],
    [{ username: '林砚秋林砚秋' }, '6~18个字符，区分大小写'],
    [{ name: '' }, '请输入用户名'],
    [{ name: undefined }, '请输入用户名'],
    [{ userType: '' }, '请选择用户类型'],
    [{ idCard: '3801021990010112' }, '身份证格式不正确'],
    [{ idCard: '3801021990X1011234' }, '身份证格式不正确'],
    [{ password: '' }, '密码不能为空'],
    [{ password: 'Aa1@aaa' }, '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    [{ password: 'aa1@aaaa' }, '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    [{ password: 'AA1@AAAA' }, '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    [{ password: 'Aaa@aaaa' }, '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    [{ password: 'Aa1#aaaa' }, '至少8个字符，至少包含大写字母、小写字母、数字和特殊字符'],
    [{ schoolId: null }, '请选择所属机构'],
    [{ email: '' }, '请输入邮箱'],
    [{ email: `${'a'.repeat(37)}@b.c` }, '最多40个字符'],
    [{ email: 'lin.doorway.example' }, '邮箱填写错误'],
    [{ email: 'lin@doorway' }, '邮箱填写错误'],
    [{ mobile: '12100000001' }, '手机号格式不正确'],
    [{ mobile: '1610000000' }, '手机号格式不正确'],
    [{ mobile: '161000000011' }, '手机号格式不正确'],
    [{ mobile: '161****0234' }, '手机号格式不正确'],
    [{ areaCode: '' }, '请选择区域'],
    [{ remark: '字'.repeat(501) }, '最多500个字符'],
  ])('refuse %j with %s', (change, text) => expect(texts(change)).toEqual([text]))

  it.each([
    { username: 'a-b_c1' },
    { username: '-1+1abc'.replace('+', '_') },
    { username: 'a'.repeat(18) },
    { idCard: '380102199001011' },
    { idCard: '38010219900101123X' },
    { idCard: null },
    { password: 'Aa1@aaaa' },
    { password: `Aa1@${'a'.repeat(60)}` },
    { email: `${'a'.repeat(36)}@b.c` },
    { mobile: '13000000000' },
    { mobile: '19999999999' },
    { remark: '字'.repeat(500) },
  ])('accept %j', (change) => expect(texts(change)).toEqual([]))
})

describe('the rules of a stored user', () => {
  it('take masked personal values as unchanged', () => {
    const masked = { idCard: '380***********0628', mobile: '161****0234', email: 'l***@doorway.example' }
    expect(texts(masked, storedUserRules)).toEqual([])
  })

  it('judge only the members that are present', () => {
    expect(brokenRules(storedUserRules, { mobile: '13000000000' })).toEqual([])
    expect(brokenRules(storedUserRules, { email: '' })).toEqual([{ field: 'email', key: 'users.error.emailRequired' }])
  })
})

describe('every pattern', () => {
  // One that goes back over what it read needs minutes for this; the test's own limit is seconds.
  it.each(['a', '.', '-', '1', 'a.'])('judges a hundred thousand characters in one go: %s', (letter) => {
    const long = letter.repeat(100_000)
    const faults = brokenRules(newUserRules, {
      ...person,
      username: long,
      email: `${long}@`,
      mobile: long,
      idCard: long,
    })
    expect(faults.map(({ field }) => field)).toEqual(expect.arrayContaining(['username', 'email', 'mobile', 'idCard']))
  })
})
