import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { areaListRules, areaNodeRules } from './area'
import { dictionaryRules, gradeDictionaryRules } from './dictionary'
import { brokenRules } from './failures'
import { zh } from './messages/zh'
import { organizationRules } from './organization'
import { parentRules } from './parent'
import { passwordFormRules } from './password'
import { roleRules } from './role'
import { selfEditRules } from './self-edit'
import { stageRules, subjectRules } from './stage'
import { newStudentRules } from './student'
import { newTeacherRules } from './teacher'

const texts = (rules: ZodMiniType, value: object) => brokenRules(rules, value).map(({ key }) => zh[key])
const change = { oldPassword: 'old', newPassword: 'abc123!@', confirmPassword: 'abc123!@' }
const NEW_FORMAT = '密码必须由8-16位字母、数字、特殊符号线组成.'

const wordings: [string, ZodMiniType, object, string[]][] = [
  [
    'subject',
    subjectRules,
    { courseId: 'x1', courseName: '', gardeId: '' },
    ['学科编码只能输入数字', '请输入科目名称', '请选择年级名称'],
  ],
  ['stage', stageRules, { gardeId: '', gardeName: '' }, ['学段编码只能输入数字', '请输入学段名称']],
  [
    'organisation',
    organizationRules,
    { code: 'a', name: '', orgId: null, type: '' },
    ['组织编码只能输入数字', '请输入组织名称', '请选择机构名', '请选择组织类型'],
  ],
  [
    'organisation of blanks',
    organizationRules,
    { code: '', name: ' \u3000', orgId: 0, type: ' ' },
    ['请输入组织名称', '请选择组织类型'],
  ],
  [
    'area list',
    areaListRules,
    { areaCode: '', name: '', displayOrder: '' },
    ['请输入地区编码', '请输入地区名称', '排列顺序只能输入数字且不能为空'],
  ],
  ['area node', areaNodeRules, { areaCode: '38010', name: '区', displayOrder: 1 }, ['地区编码只能是6、9或12位数字']],
  [
    'dictionary',
    dictionaryRules,
    { dicType: '', dicValue: '', dicDisplay: '', dicOrder: 'x' },
    ['请选择字典类型', '字典值只能输入数字且不能为空', '请输入字典名称', '字典排序只能输入数字且不能为空'],
  ],
  [
    'grade dictionary',
    gradeDictionaryRules,
    { dicType: '', dicName: '', dicCode: '', isEnd: '', dicUp: '', dicOrder: '' },
    [
      '请选择字典类型',
      '请输入年级名称',
      '请输入年级编码',
      '请选择毕业设置',
      '请选择升级设置',
      '字典排序只能输入数字且不能为空',
    ],
  ],
  ['role', roleRules, { name: '', icon: '' }, ['名称不能为空!', '图标不能为空!']],
  [
    'self-edit',
    selfEditRules,
    { name: '', mobile: '123', email: 'x' },
    ['姓名不能为空！', '手机号格式不正确', '邮箱填写错误'],
  ],
  [
    'password',
    passwordFormRules,
    { oldPassword: '', newPassword: '', confirmPassword: '' },
    ['请输入原密码', '密码不能为空！', '请再次输入新密码'],
  ],
  ['repeated password', passwordFormRules, { ...change, confirmPassword: 'abc123!#' }, ['两次输入密码不一致']],
  [
    'short password',
    passwordFormRules,
    { ...change, newPassword: 'ab123!@', confirmPassword: 'ab123!@' },
    [NEW_FORMAT],
  ],
  [
    'long password',
    passwordFormRules,
    { ...change, newPassword: `a1!${'a'.repeat(14)}`, confirmPassword: `a1!${'a'.repeat(14)}` },
    [NEW_FORMAT],
  ],
  [
    'password without special',
    passwordFormRules,
    { ...change, newPassword: 'abcd1234', confirmPassword: 'abcd1234' },
    [NEW_FORMAT],
  ],
  ['parent', parentRules, { name: '', username: 'p' }, ['请输入用户名', '6~18个字符，区分大小写']],
]

describe('the rules of each form', () => {
  it.each(wordings)('refuse a wrong %s in the words of the specification', (_name, rules, value, expected) => {
    expect(texts(rules, value)).toEqual(expected)
  })

  it.each([
    ['organisation without a code', organizationRules, { code: '', name: '砚池小学', orgId: 0, type: '2' }],
    ['area node of twelve digits', areaNodeRules, { areaCode: '380102001001', name: '居委会', displayOrder: '0' }],
    [
      'password of sixteen',
      passwordFormRules,
      { ...change, newPassword: `a1!${'b'.repeat(13)}`, confirmPassword: `a1!${'b'.repeat(13)}` },
    ],
    ['self record without contact', selfEditRules, { name: '沈砚舟', mobile: null, email: '' }],
  ])('accept an %s', (_name, rules, value) => expect(texts(rules, value)).toEqual([]))

  it('put the extras of students and teachers beside the user fields', () => {
    expect(texts(newStudentRules, { inSchoolYear: '24' })).toContain('入学年份格式不正确')
    expect(texts(newTeacherRules, { userNumber: '1'.repeat(31) })).toContain('最多30个字符')
  })
})

describe('brokenRules', () => {
  it('names nested members from the body inwards', () => {
    expect(brokenRules(parentRules, { name: '家长', username: '' }, 'parentList.0.')).toEqual([
      { field: 'parentList.0.username', key: 'users.error.usernameRequired' },
    ])
  })

  it('tells the developer when the shape is wrong rather than letting it pass', () => {
    expect(() => brokenRules(roleRules, null)).toThrow('wrong type')
  })
})
