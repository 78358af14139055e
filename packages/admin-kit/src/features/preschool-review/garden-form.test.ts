import { describe, expect, it } from 'vitest'
import { gardenDraft, gardenValues } from './garden-form'

describe('the form of a work of a kindergarten', () => {
  it('saves what is not chosen yet as nothing', () => {
    expect(gardenDraft({ ...gardenValues(null), title: '小路' })).toEqual({
      title: '小路',
      workKind: null,
      field: null,
      ageClass: null,
      content: '',
      fileIds: [],
    })
  })

  it('saves pictures by their ids, in their order', () => {
    const fileIds = ['b', 'a'].map((id) => ({ id, url: `/${id}` }))
    expect(gardenDraft({ ...gardenValues(null), workKind: 'space', fileIds })).toMatchObject({
      workKind: 'space',
      fileIds: ['b', 'a'],
    })
  })
})
