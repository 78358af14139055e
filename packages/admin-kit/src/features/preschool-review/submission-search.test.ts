import { describe, expect, it } from 'vitest'
import { conditionsOf, searchFromQuery, searchToQuery } from './submission-search'

describe('the search of submissions', () => {
  it('begins with what waits', () => {
    const search = searchFromQuery({})
    expect(search).toEqual({ tab: 'pending', kind: null, keyword: '', page: 1, pageSize: 10, openId: null })
    expect(conditionsOf(search)).toEqual({ state: 'pending' })
    expect(Object.values(searchToQuery(search)).every((value) => value === null)).toBe(true)
  })

  it('comes back from its address', () => {
    const query = { tab: 'all', kind: 'garden', keyword: '邮局', page: '3', size: '50', work: '7' }
    const search = searchFromQuery(query)
    expect(conditionsOf(search)).toEqual({ kind: 'garden', keyword: '邮局' })
    expect(searchToQuery(search)).toEqual(query)
  })

  it('ignores what it does not understand', () => {
    expect(searchFromQuery({ tab: 'x', kind: 'x', page: '-1', size: '7', work: 'x' })).toEqual(searchFromQuery({}))
  })
})
