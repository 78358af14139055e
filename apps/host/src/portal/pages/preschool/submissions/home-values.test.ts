import { describe, expect, it } from 'vitest'
import { brokenIn, differs, emptyValues, restoredValues, valuesOf, valuesToWire, type HomeValues } from './home-values'

const written: HomeValues = {
  ...emptyValues,
  title: '纸箱小火车',
  workKind: 'toy',
  field: 'art',
  ageClass: 'middle',
  content: '用旧纸箱做的。',
}
const withChild: HomeValues = { ...written, showsChild: true, childId: '41', isAgreed: true }

describe('the form of parents', () => {
  it('is stored with a title alone', () => {
    expect(brokenIn(emptyValues, 'draft')).toEqual([['title', 'resources.error.missing']])
    expect(brokenIn({ ...emptyValues, title: ' ' }, 'draft')).toEqual([['title', 'resources.error.missing']])
    expect(brokenIn({ ...emptyValues, title: '想法' }, 'draft')).toEqual([])
  })

  it('is handed in with everything, in the order of the form', () => {
    expect(brokenIn(written, 'pending')).toEqual([])
    expect(brokenIn(emptyValues, 'pending').map(([field]) => field)).toEqual([
      'title',
      'workKind',
      'field',
      'ageClass',
      'content',
    ])
  })

  it('says which child it shows, and has the guardian’s consent', () => {
    expect(brokenIn(withChild, 'pending')).toEqual([])
    expect(brokenIn({ ...withChild, childId: '' }, 'pending')).toEqual([['childId', 'resources.error.missing']])
    const refused = { ...withChild, isAgreed: false }
    expect(brokenIn(refused, 'pending')).toEqual([['consent', 'preschool.error.consentMissing']])
    expect(brokenIn(refused, 'draft')).toEqual([])
  })

  it('names no child that it does not show, and nothing that is not chosen', () => {
    expect(valuesToWire({ ...withChild, showsChild: false }).childId).toBeNull()
    expect(valuesToWire({ ...written, field: 'magic' }).field).toBeUndefined()
  })

  it('differs from what is saved by what the server would store', () => {
    expect(differs(written, written)).toBe(false)
    expect(differs({ ...written, isAgreed: true }, written)).toBe(false)
    expect(differs({ ...written, pictures: [{ id: 'a', name: 'a.png', size: 1 }] }, written)).toBe(true)
  })

  it('comes back as it was stored, and a draft as it was saved', () => {
    const pictures = [{ id: 'a', name: 'a.png', size: 9 }]
    const stored = { ...withChild, id: 5, version: 2, pictures }
    expect(restoredValues(JSON.parse(JSON.stringify(stored)))).toEqual({ ...stored, isAgreed: false })
    expect(restoredValues({ title: 3, pictures: 'x' })).toMatchObject({ title: '', pictures: [] })
    const draft = valuesOf({
      id: 5,
      version: 2,
      title: '纸箱小火车',
      workKind: 'toy',
      field: null,
      ageClass: null,
      content: '',
      showsChild: true,
      childId: 41,
      state: 'draft',
      submittedAt: null,
      changedAt: '2026-11-21 09:00:00',
      returnReason: null,
      consent: null,
      files: [{ id: 'a', name: 'a.png', size: 9, ext: 'png' }],
    })
    expect(draft).toMatchObject({ field: '', childId: '41', pictures })
  })
})
