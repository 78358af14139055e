import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { userManager } from '../list/user-manager.definition'
import { emptyFilters, hasFilters, pageSizes, searchFromQuery, searchToQuery, userQueryOf } from './user-search'

const definite = (query: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null))

describe('the search in the address', () => {
  it('comes back as it was left', () => {
    const search = {
      organizationPath: [1, 2, 8],
      filters: { username: 't_', name: '林 砚', userType: '4', state: 'disabled' },
      page: 3,
      pageSize: 50,
      sort: { field: 'name', direction: 'desc' },
    } as const
    expect(searchFromQuery(definite(searchToQuery(search)))).toEqual(search)
  })

  it('is empty for the first page of everybody', () => {
    expect(definite(searchToQuery(searchFromQuery({})))).toEqual({})
  })

  it('takes nonsense for absent', () => {
    const query = { node: '1,x', page: '-2', size: '7', sort: 'password.asc', state: 'maybe' }
    expect(searchFromQuery(query)).toEqual(searchFromQuery({}))
  })

  it('asks for page 1 of 10 by default (section 9)', () => {
    expect(userQueryOf(searchFromQuery({}))).toMatchObject({ page: 1, pageSize: 10, sort: undefined })
  })

  it('asks for the chosen organisation and everything below it', () => {
    expect(userQueryOf(searchFromQuery({ node: '1,34,905' })).conditions.organizationPath).toEqual([1, 34, 905])
    expect(userQueryOf(searchFromQuery({})).conditions.organizationPath).toBeUndefined()
  })

  it('knows whether a filter is filled', () => {
    expect(hasFilters(searchFromQuery({ node: '1' }))).toBe(false)
    expect(hasFilters({ ...searchFromQuery({}), filters: { ...emptyFilters, state: 'enabled' } })).toBe(true)
  })
})

describe('the definition of the screen', () => {
  it('has the members of the address and the sizes of pages', () => {
    const address = userManager.embed?.address
    expect(Object.keys(address ?? {})).toEqual(Object.keys(searchToQuery(searchFromQuery({}))))
    expect(address?.['size']).toEqual(pageSizes.map(String))
    for (const sort of address?.['sort'] ?? []) expect(searchFromQuery({ sort }).sort, sort).not.toBeNull()
  })
})

describe('the page for embedders', () => {
  it('names every member of the address', () => {
    const page = readFileSync(new URL('../../../../../../docs/embedding.md', import.meta.url), 'utf8')
    const table = page.slice(page.indexOf('| member | value |'), page.indexOf('| ids of your filters'))
    expect(Object.keys(searchToQuery(searchFromQuery({}))).filter((name) => !table.includes(`\`${name}\``))).toEqual([])
    for (const size of pageSizes) expect(table).toContain(String(size))
  })
})
