import { describe, expect, it } from 'vitest'
import { placeServerError } from './user-server-errors'

describe('a refusal of the server', () => {
  it.each([
    ['username', '4', 'username'],
    ['studentInfo.schoolId', '5', 'organizationId'],
    ['studentInfo.userNumber', '5', 'studentNumber'],
    ['teacherInfo.userNumber', '4', 'staffNumber'],
    ['teacherClassRelation.classId', '4', 'managedClassId'],
    ['studentInfo.classId', '5', 'classId'],
    ['parentList.1.familyName', '5', 'parents.1.relation'],
    ['parentList.x.name', '5', null],
    ['parentList.0.id', '5', null],
    ['somethingElse', '4', null],
  ])('at %s of type %s stands at %s', (field, userType, path) => {
    expect(placeServerError({ field, msg: 'x' }, userType)).toEqual({ path, msg: 'x' })
  })
})
