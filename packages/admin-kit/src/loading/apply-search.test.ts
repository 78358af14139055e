import { describe, expect, it, vi } from 'vitest'
import { applySearch } from './apply-search'

describe('a search', () => {
  it.each([
    ['is applied when it has changed', { name: '砚池', page: 1 }, 1, 0],
    ['loads the list again when it is the same', { name: '', page: 1 }, 0, 1],
    ['is the same without what is undefined', { name: '', page: 1, state: undefined }, 0, 1],
  ])('%s', (_, next, applied, loaded) => {
    const [apply, reload] = [vi.fn<(search: object) => void>(), vi.fn<() => void>()]
    applySearch({ name: '', page: 1 }, next, apply, reload)
    expect([apply.mock.calls.length, reload.mock.calls.length]).toEqual([applied, loaded])
  })
})
