import { describe, expect, it } from 'vitest'
import { checkFilters } from './checked-filters'

const options = [{ value: 'yes', label: '已登记' }]
const own = [
  { id: 'has-card', label: '门禁卡', options, conditions: () => ({}) },
  { id: 'card-number', label: '卡号', conditions: () => ({}) },
] as const

describe('what a page sets as filters', () => {
  it('enters the address as the list writes it', () => {
    const given = {
      username: 't_',
      state: 'enabled',
      page: '2',
      sort: 'name.desc',
      node: '1,34',
      type: '4',
      size: '20',
    }
    expect(checkFilters(given)).toEqual({ checked: given, sentences: [] })
  })

  it('removes a member by null, by nothing and by what is usual', () => {
    expect(checkFilters({ name: null, username: '', page: '1', size: '10' })).toEqual({
      checked: { name: null, username: null, page: null, size: null },
      sentences: [],
    })
  })

  it.each([
    ['state', 'maybe'],
    ['page', '-2'],
    ['size', '7'],
    ['sort', 'password.asc'],
    ['node', '1,x'],
    ['has-card', 'perhaps'],
  ])('is left out and named where the list does not understand it: %s %s', (name, value) => {
    const { checked, sentences } = checkFilters({ [name]: value, name: '林' }, own)
    expect(checked).toEqual({ name: '林' })
    expect(sentences).toEqual([`Doorway: setFilters of UserManager does not understand "${value}" as ${name}.`])
  })

  it('names a member that there is not, with those that there are', () => {
    const { checked, sentences } = checkFilters({ status: 'enabled' }, own)
    expect(checked).toEqual({})
    expect(sentences[0]).toMatch(/has no "status"\. It has node, username, .*has-card, card-number\./)
  })

  it('takes the filters of the page', () => {
    const given = { 'has-card': 'yes', 'card-number': '204817' }
    expect(checkFilters(given, own)).toEqual({ checked: given, sentences: [] })
  })

  it('takes the number of a page without types', () => {
    expect(checkFilters(JSON.parse('{"page":3}')).checked).toEqual({ page: '3' })
  })
})
