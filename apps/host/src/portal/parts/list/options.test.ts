import { describe, expect, it } from 'vitest'
import { toOptions, monthOptions } from './options'

describe('choices of a condition', () => {
  it('are the words of a closed set in their order', () => {
    expect(toOptions({ b: 'B', a: 'A' })).toEqual([
      { value: 'b', label: 'B' },
      { value: 'a', label: 'A' },
    ])
  })

  it('are the twelve months up to the present one, over the turn of the year', () => {
    const months = monthOptions('2026-02-28').map(({ value }) => value)
    expect(months).toHaveLength(12)
    expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
    expect(monthOptions('')).toEqual([])
  })
})
