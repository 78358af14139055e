import { describe, expect, it } from 'vitest'
import { conditionsOf, searchFromQuery, searchToQuery } from './library-search'

describe('the search of the library', () => {
  it('is the same after a way through the address', () => {
    const query = { site: '2', folder: 'none', kind: 'picture', name: '会场', state: 'unused', size: '5', view: 'list' }
    const search = searchFromQuery(query)
    expect(search).toMatchObject({
      siteId: 2,
      folderId: null,
      kind: 'picture',
      state: 'unused',
      minSize: 5,
      isList: true,
    })
    const address = Object.entries(searchToQuery(search)).filter(([, value]) => value !== null)
    expect(Object.fromEntries(address)).toEqual(query)
  })

  it('takes what it does not understand as absent', () => {
    expect(searchFromQuery({ folder: '-1', kind: 'x', size: '7', page: '0' })).toMatchObject({
      folderId: undefined,
      kind: null,
      minSize: null,
      page: 1,
    })
  })

  it('tells the server bytes and only what is set', () => {
    expect(conditionsOf(searchFromQuery({ size: '5', state: 'duplicate' }), 1)).toEqual({
      siteId: 1,
      isDuplicate: true,
      minSize: 5_242_880,
    })
  })
})
