import { describe, expect, it } from 'vitest'
import { conditionsOf, hasFilters, searchFromQuery, searchToQuery } from './resource-search'

const query = {
  tab: 'returned',
  kind: 'micro',
  stage: '2',
  subject: '0202',
  org: '8',
  keyword: '分数',
  mine: '1',
  page: '3',
}

describe('the search of resources', () => {
  it('is read from the address and written back', () => {
    const search = searchFromQuery(query)
    expect(searchToQuery(search)).toMatchObject(query)
    expect(hasFilters(search)).toBe(true)
    expect(conditionsOf(search)).toEqual({
      state: 'returned',
      kind: 'micro',
      gardeId: '2',
      courseId: '0202',
      orgId: 8,
      keyword: '分数',
      isReviewable: true,
    })
  })

  it('begins with what waits, and takes nothing that it does not know', () => {
    const search = searchFromQuery({ tab: 'draft', kind: 'book', org: '-1', page: 'x' })
    expect(search).toMatchObject({ tab: 'pending', kind: null, orgId: null, page: 1 })
    expect(hasFilters(search)).toBe(false)
    expect(Object.values(searchToQuery(search)).every((value) => value === null)).toBe(true)
  })
})
