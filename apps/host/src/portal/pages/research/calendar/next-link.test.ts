import { describe, expect, it } from 'vitest'
import { nextLink } from './next-link'

const places = [
  { week: 0, day: 2 },
  { week: 0, day: 2 },
  { week: 1, day: 4 },
  { week: 3, day: 2 },
]

describe('an arrow key in the calendar', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, undefined],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 2, undefined],
    ['ArrowUp', 3, 1],
    ['Enter', 1, undefined],
    ['ArrowUp', 9, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(nextLink(key, places, from)).toBe(to)
  })
})
