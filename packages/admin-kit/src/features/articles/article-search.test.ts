import { describe, expect, it } from 'vitest'
import { searchFromQuery, searchToQuery } from './article-search'

describe('the search in an address', () => {
  it('comes back as it was written', () => {
    const query = { tab: 'review', site: '1', column: '4', keyword: '通知', own: '1', page: '2', size: '50' }
    expect(searchToQuery(searchFromQuery(query))).toEqual(query)
  })

  it('ignores what it does not understand', () => {
    const search = searchFromQuery({ tab: 'x', site: '-1', column: '4', page: '0', size: '7' })
    expect(search).toMatchObject({ tab: 'all', siteId: null, columnId: null, page: 1, keyword: '', isOwn: false })
    expect(Object.values(searchToQuery(search)).every((value) => value === null)).toBe(true)
  })
})
