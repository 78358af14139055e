import { describe, expect, it } from 'vitest'
import { resolveSearch } from './own-filters'
import { filtersFrom, hasFilters, searchFromQuery, searchToQuery } from './user-search'

const search = searchFromQuery({ name: '林', 'has-card': 'yes', 'other-page': 'x' })
const filter = (ids: number[]) => ({ id: 'has-card', label: '', conditions: async () => ({ ids }) }) as const

describe('a filter of the page', () => {
  it('has its value in the address and in saved filters', () => {
    expect(searchToQuery(search)).toMatchObject({ name: '林', 'has-card': 'yes' })
    expect(filtersFrom({ 'has-card': 'yes' })['has-card']).toBe('yes')
    expect(hasFilters(searchFromQuery({ 'has-card': 'yes' }))).toBe(true)
  })

  it('adds its conditions to those of the server, and only when it is filled', async () => {
    const { own, query, resolve } = resolveSearch(search, [filter([3, 4])])
    expect(own).toEqual({ 'has-card': 'yes' })
    expect(query.conditions).not.toHaveProperty('ids')
    expect(await resolve()).toMatchObject({ conditions: { name: '林', ids: [3, 4] } })
    expect(resolveSearch(searchFromQuery({}), [filter([3])]).own).toBeNull()
  })

  it('that finds no user is no search for all users', async () => {
    expect(await resolveSearch(search, [filter([])]).resolve()).toBeNull()
  })
})
