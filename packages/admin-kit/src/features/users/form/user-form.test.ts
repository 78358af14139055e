import { describe, expect, it } from 'vitest'
import { emptyParent, emptyUser, userFormSchema, type UserFormValues } from './user-form.schema'
import { formValuesOf, userSaveOf, type UserRecord } from './user-record'

const typed: UserFormValues = {
  ...emptyUser,
  username: 't_linyq',
  password: 'Doorway@2026',
  name: '林砚秋',
  userType: '4',
  organizationId: 8,
  email: 'lin@doorway.example',
  areaCode: '380102',
}

function keys(change: Partial<UserFormValues>, isNew = true) {
  const values = { ...typed, ...change }
  const result = userFormSchema({ isNew, userType: values.userType }).safeParse(values)
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

const teacher: UserRecord = {
  type: 'teacher',
  user: {
    id: 43,
    username: 't_linyq',
    name: '林砚秋',
    userType: '4',
    idCard: '380***********0628',
    organizationId: 8,
    organizationName: '砚池小学',
    partTimeOrganizationIds: [9],
    stageCodes: ['2'],
    stageSubjects: [],
    mobile: '161****0234',
    sex: 'female',
    areaCode: '380102',
    areaPath: '云泽省望川市砚池区',
    remark: null,
    email: 'l***@doorway.example',
    roleIds: [14, 3],
    roleNames: ['教师', '安全管理员'],
    isEnabled: true,
    registeredAt: null,
    lastSignInAt: null,
    isLocked: false,
    version: 4,
    dutyType: '6',
    managedClassId: 5,
    staffNumber: 'T0012',
  },
}

describe('the user form', () => {
  it('does not require what a back end of the page does not know', () => {
    const unknown = { userType: '', organizationId: null, areaCode: '' }
    const absent = new Set(Object.keys(unknown).map((name) => `users.fields.${name}`))
    const values = { ...typed, ...unknown }
    expect(keys(unknown).map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(unknown)))
    expect(userFormSchema({ isNew: true, userType: '', absent }).safeParse(values).error).toBeUndefined()
    expect(userFormSchema({ isNew: true, userType: '', absent }).safeParse({ ...values, name: '' }).success).toBe(false)
  })

  it('accepts a complete teacher', () => expect(keys({})).toEqual([]))

  it.each([
    [{ username: 'abc' }, ['username', 'users.error.usernameFormat']],
    [{ organizationId: null }, ['organizationId', 'users.error.schoolRequired']],
    [{ areaCode: '' }, ['areaCode', 'users.error.areaRequired']],
    [{ password: 'short' }, ['password', 'users.error.passwordFormat']],
  ])('refuses %j', (change, issue) => expect(keys(change)).toEqual([issue]))

  it('does not ask for login name and password of a stored user', () => {
    expect(keys({ username: '', password: '' }, false)).toEqual([])
  })

  it('takes masked values of a stored user for unchanged, and refuses them for a new one', () => {
    const masked = { mobile: '161****0234' }
    expect(keys(masked, false)).toEqual([])
    expect(keys(masked, true)).toEqual([['mobile', 'users.error.mobileFormat']])
  })

  it('judges parents of students only', () => {
    const parents = [{ ...emptyParent, name: '家长' }]
    expect(keys({ userType: '5', parents })).toContainEqual(['parents.0.username', 'users.error.usernameRequired'])
    expect(keys({ userType: '4', parents })).toEqual([])
  })
})

describe('saving the form', () => {
  it('sends what was loaded unchanged, with the version it was loaded at', () => {
    const save = userSaveOf(formValuesOf(teacher), teacher)
    expect(save.type).toBe('teacher')
    expect(save.draft).toMatchObject({
      id: 43,
      version: 4,
      mobile: '161****0234',
      email: 'l***@doorway.example',
      roleIds: [14, 3],
      managedClassId: 5,
      staffNumber: 'T0012',
    })
  })

  it('leaves out what was not changed or is not shown, so nothing is erased', () => {
    const { draft } = userSaveOf(formValuesOf(teacher), teacher)
    for (const hidden of [
      'partTimeOrganizationIds',
      'stageCodes',
      'stageSubjects',
      'isEnabled',
      'password',
      'username',
    ]) {
      expect(draft).not.toHaveProperty(hidden)
    }
  })

  it('sends a list of section 3 only where it was changed, and never for a student', () => {
    const changed = { ...formValuesOf(teacher), stageSubjects: ['2-0103', '3-0201'] }
    const { draft } = userSaveOf(changed, teacher)
    expect(draft.stageSubjects).toEqual([
      { stageCode: '2', subjectCode: '0103' },
      { stageCode: '3', subjectCode: '0201' },
    ])
    expect(draft).not.toHaveProperty('partTimeOrganizationIds')
    expect(userSaveOf({ ...changed, userType: '5' }, null).draft).not.toHaveProperty('stageSubjects')
  })

  it('sends the sections of the chosen type only', () => {
    const save = userSaveOf(
      { ...typed, userType: '5', gradeId: 3, parents: [{ ...emptyParent, name: '家长一' }] },
      null,
    )
    expect(save).toMatchObject({
      type: 'student',
      draft: { gradeId: 3 },
      parents: [{ name: '家长一', organizationId: 8 }],
    })
    expect(userSaveOf({ ...typed, userType: '2', gradeId: 3 }, null).draft).not.toHaveProperty('gradeId')
  })
})
