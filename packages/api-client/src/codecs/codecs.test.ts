import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../types'
import { areaFromWire, areaToWire } from './areas'
import { idsFromWire, listToWire, stageSubjectsFromWire, stageSubjectsToWire, textsFromWire } from './comma-lists'
import { stageFromWire } from './dictionaries'
import { enabledFromWire, enabledToWire, hasChildrenFromWire, sexFromWire, sexToWire } from './flags'
import { organizationFromWire } from './organizations'
import { pageFromWire } from './pages'
import { studentFromWire, studentToWire, teacherToWire, userConditionsToWire, userFromWire, userToWire } from './users'

const code = fc.stringMatching(/^\d{1,4}$/)
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const flag = fc.constantFrom('0' as const, '1' as const)

const userDetail: fc.Arbitrary<Schema<'UserDetail'>> = fc.record({
  id,
  username: fc.string(),
  name: fc.string(),
  userType: fc.constantFrom('1', '4', '5', '6'),
  idCard: fc.option(fc.string()),
  schoolId: fc.option(id),
  schoolName: fc.option(fc.string()),
  ext1: fc.array(id).map(listToWire),
  ext2: fc.array(code).map(listToWire),
  ext3: fc.array(fc.tuple(code, code).map((pair) => pair.join('-'))).map(listToWire),
  mobile: fc.option(fc.string()),
  sex: fc.option(flag),
  areaCode: fc.option(code),
  areaName: fc.option(fc.string()),
  remark: fc.option(fc.string()),
  email: fc.option(fc.string()),
  roleIds: fc.array(id).map(listToWire),
  roleNames: fc.array(fc.string()),
  dataState: flag,
  registerTime: fc.constant('2026-09-01 08:30:00'),
  lastLogin: fc.constant(null),
  isLocked: fc.boolean(),
  version: fc.nat(),
})

describe('the wire spelling', () => {
  it('of flags says yes with 0 in one place and with 1 in another', () => {
    expect([enabledFromWire('0'), hasChildrenFromWire('0')]).toEqual([true, false])
    expect(sexFromWire('1')).toBe('female')
  })

  it('of flags and sexes comes back unchanged', () => {
    for (const value of ['0', '1'] as const) {
      expect(enabledToWire(enabledFromWire(value))).toBe(value)
      expect(sexToWire(sexFromWire(value))).toBe(value)
    }
    expect(sexToWire(null)).toBe('')
  })

  it('of lists and pairs comes back unchanged, order kept', () => {
    fc.assert(
      fc.property(fc.array(id), fc.array(fc.record({ stageCode: code, subjectCode: code })), (ids, pairs) => {
        expect(idsFromWire(listToWire(ids))).toEqual(ids)
        expect(stageSubjectsFromWire(stageSubjectsToWire(pairs))).toEqual(pairs)
      }),
    )
  })

  it('of damaged lists loses the damaged part only', () => {
    expect(textsFromWire(' 2,, 3 ,')).toEqual(['2', '3'])
    expect(idsFromWire('3,x,7')).toEqual([3, 7])
    expect(stageSubjectsFromWire('2-0103,2,-5')).toEqual([{ stageCode: '2', subjectCode: '0103' }])
    expect(idsFromWire(null)).toEqual([])
  })

  it('of a user comes back unchanged: saving what was loaded changes nothing', () => {
    fc.assert(
      fc.property(userDetail, (wire) => {
        const user = userFromWire(wire)
        const texts = {
          idCard: wire.idCard ?? '',
          mobile: wire.mobile ?? '',
          areaCode: wire.areaCode ?? '',
          remark: wire.remark ?? '',
          email: wire.email ?? '',
        }
        const { password, ...written } = userToWire({ ...user, ...texts })
        expect(password).toBeUndefined()
        expect({ ...wire, ...texts, sex: wire.sex ?? '' }).toMatchObject(written)
      }),
    )
  })

  it('of a user leaves out what a form did not show', () => {
    expect(JSON.parse(JSON.stringify(userToWire({ id: 43, name: '林' })))).toEqual({ id: 43, name: '林' })
  })

  it('of a student puts parents beside the merged fields', () => {
    const parent = { name: '家长一', relation: '父亲', username: 'p_newone', mobile: '', idCard: '' }
    const wire = studentToWire({ name: '新', enrolmentYear: '2024', studentNumber: '7' }, [parent])
    expect(wire.studentInfo).toMatchObject({ name: '新', inSchoolYear: '2024', userNumber: '7' })
    expect(wire.parentList).toEqual([expect.objectContaining({ userType: '6', familyName: '父亲' })])
  })

  it('of a student names grade and class', () => {
    fc.assert(
      fc.property(userDetail, (user) => {
        const extras = { gradeId: 3, classId: 5, userNumber: '1', inSchoolYear: '2024', enrollmentNumber: null }
        const student = studentFromWire({ ...user, ...extras, gradeName: '三年级', className: '1班' })
        expect(student).toMatchObject({ gradeId: 3, classId: 5, studentNumber: '1', enrolmentYear: '2024' })
      }),
    )
  })

  it('of a teacher keeps the managed class in the relation', () => {
    expect(teacherToWire({ managedClassId: null }).teacherClassRelation).toEqual({ classId: null })
    expect(teacherToWire({ name: '林' })).not.toHaveProperty('teacherClassRelation')
  })

  it('of filters skips the empty ones', () => {
    const conditions = { name: '林', username: '', isEnabled: false, organizationPath: [1, 2] }
    expect(userConditionsToWire(conditions)).toEqual({ name: '林', state: '1', parentIds: '1,2' })
  })

  it('of an area comes back unchanged', () => {
    const wire = { areaCode: '380102', name: '砚池区', displayOrder: 2, depth: 2, parentCode: '380100', version: 4 }
    const area = areaFromWire({ ...wire, hasChild: '0', dataStatus: '1' })
    expect(area).toMatchObject({ isLeaf: true, isEnabled: false })
    expect(areaToWire(area)).toEqual(wire)
  })

  it('of stages and organisations ends here', () => {
    const courseList = [{ courseId: '0103', courseName: '数学', version: 3 }]
    expect(stageFromWire({ id: 1, gardeId: '2', gardeName: '小学', courseList, version: 2 })).toEqual({
      id: 1,
      code: '2',
      name: '小学',
      version: 2,
      subjects: [{ code: '0103', name: '数学', version: 3 }],
    })
    const school = {
      id: 8,
      name: '砚池小学',
      parentId: 2,
      parentIds: '1,2,8',
      hasChild: '0' as const,
      type: '2',
      depth: 3,
    }
    const rest = { code: null, schoolType: '211', areaCode: '380102', displayOrder: 1, version: 0 }
    expect(organizationFromWire({ ...school, ...rest })).toMatchObject({ path: [1, 2, 8], hasChildren: false })
  })

  it('of a page is flattened', () => {
    const page = pageFromWire({ data: [1, 2], total: 12, currentPage: 2, pageSize: 2 }, String)
    expect(page).toEqual({ rows: ['1', '2'], total: 12, page: 2, pageSize: 2 })
  })
})
