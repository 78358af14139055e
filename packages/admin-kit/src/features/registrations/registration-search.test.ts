import { describe, expect, it } from 'vitest'
import { conditionsOf, hasFilters, searchFromQuery, searchToQuery } from './registration-search'

const query = { tab: 'returned', type: '5', keyword: '江', invitation: '5', page: '3', size: '20', request: '7' }

describe('the search of registrations', () => {
  it('is read from the address and written back', () => {
    const search = searchFromQuery(query)
    expect(searchToQuery(search)).toEqual(query)
    expect(hasFilters(search)).toBe(true)
    expect(conditionsOf(search)).toEqual({ state: 'returned', userType: '5', keyword: '江', invitationId: 5 })
  })

  it('begins with what waits, and takes nothing that it does not know', () => {
    const search = searchFromQuery({ tab: 'draft', type: '1', page: '-1', size: '7', request: 'x' })
    expect(search).toEqual({
      tab: 'pending',
      userType: null,
      keyword: '',
      invitationId: null,
      page: 1,
      pageSize: 10,
      openId: null,
    })
    expect(hasFilters(search)).toBe(false)
    expect(Object.values(searchToQuery(search)).every((value) => value === null)).toBe(true)
    expect(conditionsOf(search)).toEqual({ state: 'pending' })
  })
})
