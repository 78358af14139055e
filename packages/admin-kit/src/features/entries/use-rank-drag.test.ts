import { describe, expect, it } from 'vitest'
import { withMoved } from './use-rank-drag'

describe('a moved line', () => {
  it('is at its new place and the others stay in order', () => {
    expect(withMoved([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
    expect(withMoved([1, 2, 3], 1, 2)).toEqual([2, 3, 1])
    expect(withMoved([1, 2, 3], 2, 1)).toEqual([1, 2, 3])
  })
})
