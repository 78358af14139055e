import { describe, expect, it } from 'vitest'
import { conditionsOf, hasFilters, noFilters, searchFromQuery, searchToQuery } from './log-search'

describe('the search of a log', () => {
  it('survives the address', () => {
    const query = { tab: 'personal', person: '沈', kind: 'user', record: '26', page: '3', size: '50' }
    expect(searchToQuery(searchFromQuery(query))).toMatchObject(query)
  })

  it('takes nonsense in the address as absent', () => {
    expect(searchFromQuery({ page: '-1', size: '7' })).toEqual({ ...noFilters, tab: '', page: 1, pageSize: 20 })
  })

  it('counts a range with both ends, from the first to the last second', () => {
    expect(conditionsOf({ ...noFilters, from: '2026-11-01' })).toEqual({})
    expect(conditionsOf({ ...noFilters, from: '2026-11-01', to: '2026-11-02' })).toEqual({
      startTime: '2026-11-01 00:00:00',
      endTime: '2026-11-02 23:59:59',
    })
  })

  it('counts kind and id of a record together', () => {
    expect(conditionsOf({ ...noFilters, kind: 'user' })).toEqual({})
    expect(conditionsOf({ ...noFilters, kind: 'user', record: ' 26 ' })).toEqual({ targetType: 'user', targetId: '26' })
  })

  it('does not take blanks for a filter', () => {
    expect(hasFilters({ ...searchFromQuery({}), person: '  ' })).toBe(false)
    expect(hasFilters(searchFromQuery({ request: 'demo-1' }))).toBe(true)
  })
})
