import { describe, expect, it } from 'vitest'
import { conditionsOf, searchFromQuery, searchToQuery } from './principal-search'

describe('the search of principals', () => {
  it('is all principals without an address, and leaves defaults out of it', () => {
    const search = searchFromQuery({ state: 'none', page: '0', size: '7', school: 'x', principal: '-1' })
    expect(search).toEqual({ state: null, schoolId: null, keyword: '', page: 1, pageSize: 10, openId: null })
    expect(Object.values(searchToQuery(search)).every((value) => value === null)).toBe(true)
    expect(conditionsOf(search)).toEqual({})
  })

  it('is read back as it was written', () => {
    const query = { state: 'pending', school: '8', keyword: '欧阳', page: '2', size: '20', principal: '1' }
    expect(searchToQuery(searchFromQuery(query))).toEqual(query)
    expect(conditionsOf(searchFromQuery(query))).toEqual({ state: 'pending', schoolId: 8, keyword: '欧阳' })
  })
})
