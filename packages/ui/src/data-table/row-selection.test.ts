import { describe, expect, it } from 'vitest'
import { keysBetween, pageCheckState, withRows } from './row-selection'

const page = ['a', 'b', 'c', 'd']

describe('the selection of a table', () => {
  it('is mixed on a page where some rows are ticked', () => {
    expect([['z'], ['b', 'z'], page].map((ticked) => pageCheckState(page, new Set(ticked)))).toEqual([
      false,
      'mixed',
      true,
    ])
  })

  it('is not full on an empty page', () => {
    expect(pageCheckState([], new Set(['a']))).toBe(false)
  })

  it('keeps the rows of other pages when a page is cleared', () => {
    expect([...withRows(new Set(['a', 'z']), page, false)]).toEqual(['z'])
  })

  it('reaches from the last pressed row to this one, upwards too', () => {
    expect(keysBetween(page, 'd', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('takes this row alone when the last pressed one is on another page', () => {
    expect(keysBetween(page, 'z', 'b')).toEqual(['b'])
  })
})
