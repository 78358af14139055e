import { expect, it } from 'vitest'
import { searchFromQuery, searchToQuery } from './change-search'

it('reads from the address what it writes into it', () => {
  const search = { queue: 'closed', keyword: '许', page: 2, pageSize: 20, openId: 7 } as const
  expect(searchFromQuery(searchToQuery(search))).toEqual(search)
})

it('ignores what it does not understand', () => {
  expect(searchFromQuery({ queue: 'x', page: '-1', size: '7', request: '1e99' })).toMatchObject({
    queue: 'waiting',
    page: 1,
    openId: null,
  })
})
