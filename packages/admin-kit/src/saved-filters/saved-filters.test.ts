import { describe, expect, it } from 'vitest'
import {
  noSavedFilters,
  parseSavedFilters,
  removeFilter,
  sameFilters,
  saveFilter,
  storeSavedFilters,
} from './saved-filters'

const teachers = { username: '', userType: '4', state: '' }
const disabled = { username: '', userType: '', state: 'disabled' }

describe('saved filters', () => {
  const two = saveFilter(saveFilter(noSavedFilters, '教师', teachers), '停用', disabled)

  it('come back from the storage as they were', () => {
    expect(parseSavedFilters(storeSavedFilters({ ...two, defaultName: '停用' }))).toEqual({
      ...two,
      defaultName: '停用',
    })
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"version":9,"defaultName":null,"filters":[]}',
    '{"version":1,"filters":[{}]}',
    '{"version":1,"defaultName":null,"filters":[{"name":"","values":{}}]}',
    '{"version":1,"defaultName":null,"filters":[{"name":"x","values":{"state":1}}]}',
    '{"version":1,"defaultName":null,"filters":{"length":0}}',
    `{"version":1,"defaultName":null,"filters":[{"name":"${'长'.repeat(51)}","values":{}}]}`,
    JSON.stringify({
      version: 1,
      defaultName: null,
      filters: Array.from({ length: 21 }, () => ({ name: 'x', values: {} })),
    }),
  ])('are none for %j', (text) => {
    expect(parseSavedFilters(text)).toEqual(noSavedFilters)
  })

  it('get new values in their place', () => {
    const changed = saveFilter(two, '教师', disabled)
    expect(changed.filters.map(({ name }) => name)).toEqual(['教师', '停用'])
    expect(changed.filters[0]?.values).toEqual(disabled)
  })

  it('forget the default with its filter', () => {
    expect(removeFilter({ ...two, defaultName: '教师' }, '教师')).toMatchObject({
      defaultName: null,
      filters: [{ name: '停用' }],
    })
    expect(removeFilter({ ...two, defaultName: '教师' }, '停用').defaultName).toBe('教师')
  })

  it('are compared by every condition', () => {
    expect(sameFilters(teachers, { ...teachers })).toBe(true)
    expect(sameFilters(teachers, disabled)).toBe(false)
    expect(sameFilters(teachers, { userType: '4' })).toBe(true)
    expect(sameFilters(teachers, { ...teachers, added: 'x' })).toBe(false)
  })
})
