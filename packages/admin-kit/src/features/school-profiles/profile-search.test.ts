import { describe, expect, it } from 'vitest'
import { conditionsOf, searchFromQuery, searchToQuery } from './profile-search'

describe('the search of school profiles', () => {
  it('is all schools without an address, and leaves defaults out of it', () => {
    const search = searchFromQuery({ tab: 'none', page: '0', size: '7', school: 'x' })
    expect(search).toEqual({ tab: 'all', keyword: '', page: 1, pageSize: 10, openId: null })
    expect(Object.values(searchToQuery(search)).every((value) => value === null)).toBe(true)
    expect(conditionsOf(search)).toEqual({})
  })

  it('is read back as it was written', () => {
    const query = { tab: 'pending', keyword: '小学', page: '2', size: '20', school: '8' }
    expect(searchToQuery(searchFromQuery(query))).toEqual(query)
    expect(conditionsOf(searchFromQuery(query))).toEqual({ state: 'pending', keyword: '小学' })
  })
})
