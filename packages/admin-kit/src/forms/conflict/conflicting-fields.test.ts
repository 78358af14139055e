import { describe, expect, it } from 'vitest'
import { conflictingFields, mergeChoices } from './conflicting-fields'

interface Values {
  remark: string | null
  name: string
  mobile: string
  email: string
  roleIds: string[]
}

const opened: Values = {
  remark: null,
  name: '林砚秋',
  mobile: '161****0234',
  email: 'l***@doorway.example',
  roleIds: ['14'],
}

describe('a version conflict', () => {
  it('names what somebody else changed, and whether it was changed here too', () => {
    const mine = { ...opened, mobile: '13000000001' }
    const theirs = { ...opened, mobile: '13000000002', roleIds: ['14', '3'] }
    expect(conflictingFields(opened, mine, theirs)).toEqual([
      { field: 'mobile', isContested: true },
      { field: 'roleIds', isContested: false },
    ])
  })

  it('leaves out what both changed alike, and what only this person changed', () => {
    const mine = { ...opened, mobile: '13000000001', name: '林一' }
    expect(conflictingFields(opened, mine, { ...opened, mobile: '13000000001' })).toEqual([])
  })

  it('takes an empty text for nothing', () => {
    expect(conflictingFields({ ...opened, remark: '' }, opened, { ...opened, remark: null })).toEqual([])
  })

  it('keeps mine except where theirs was chosen', () => {
    const theirs = { ...opened, mobile: '13000000002', name: '林二' }
    const merged = mergeChoices({ ...opened, mobile: '13000000001', name: '林一' }, theirs, new Set(['mobile']))
    expect(merged).toMatchObject({ mobile: '13000000002', name: '林一' })
  })
})
