import { describe, expect, it } from 'vitest'
import { conditionsOf, searchFromQuery, searchToQuery } from './question-search'

describe('the search of questions', () => {
  it('is in the address, without its defaults', () => {
    const search = searchFromQuery({ tab: 'published', topic: 'mind', keyword: '午睡', page: '2', size: '20' })
    expect(search).toEqual({ tab: 'published', topic: 'mind', keyword: '午睡', page: 2, pageSize: 20 })
    expect(searchFromQuery(Object(searchToQuery(search)))).toEqual(search)
    expect(Object.values(searchToQuery(searchFromQuery({}))).every((value) => value === null)).toBe(true)
  })

  it('takes what it does not understand for absent', () => {
    const search = searchFromQuery({ tab: 'x', topic: 'x', page: '-1', size: '7' })
    expect(search).toEqual(searchFromQuery({}))
    expect(conditionsOf(search)).toEqual({ state: 'open' })
    expect(conditionsOf({ ...search, tab: 'all' })).toEqual({})
  })
})
