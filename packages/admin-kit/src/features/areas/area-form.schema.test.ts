import type { Area } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { areaDraft, areaFormValues } from './area-draft'
import { areaFormSchema } from './area-form.schema'

const changsha: Area = {
  code: '430100',
  name: '长沙市',
  displayOrder: 1,
  depth: 1,
  parentCode: '430000',
  isLeaf: false,
  isEnabled: true,
  version: 3,
}

describe('areaDraft', () => {
  it('takes parent and depth from the parent when a node is appended', () => {
    const draft = areaDraft(
      { mode: 'append', parent: changsha },
      { areaCode: ' 430199 ', name: '新区', displayOrder: '9' },
    )
    expect(draft).toEqual({ code: '430199', name: '新区', displayOrder: 9, parentCode: '430100', depth: 2 })
  })

  it('keeps code, place and version when a node is updated, whatever the form says', () => {
    const draft = areaDraft(
      { mode: 'update', area: changsha, parentName: '湖南省' },
      { areaCode: '999999', name: '长沙', displayOrder: '2' },
    )
    expect(draft).toEqual({ code: '430100', name: '长沙', displayOrder: 2, parentCode: '430000', depth: 1, version: 3 })
  })
})

describe('areaFormValues', () => {
  it('puts a new node behind its siblings', () => {
    expect(areaFormValues({ mode: 'append', parent: changsha }, 9).displayOrder).toBe('10')
  })
})

describe('areaFormSchema', () => {
  it.each([
    [{ areaCode: '', name: '甲', displayOrder: '1' }, 'areas.error.codeRequired'],
    [{ areaCode: '4301', name: '甲', displayOrder: '1' }, 'areas.error.codeFormat'],
    [{ areaCode: '430101', name: '', displayOrder: '1' }, 'areas.error.nameRequired'],
    [{ areaCode: '430101', name: '甲', displayOrder: '' }, 'areas.error.orderFormat'],
    [{ areaCode: '430101', name: '甲', displayOrder: '1a' }, 'areas.error.orderFormat'],
  ])('refuses %j with %s', (values, message) => {
    expect(areaFormSchema.safeParse(values).error?.issues[0]?.message).toBe(message)
  })
})
