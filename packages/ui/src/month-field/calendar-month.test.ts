import { describe, expect, it } from 'vitest'
import { formatMonth, parseMonth } from './calendar-month'

describe('a month', () => {
  it.each(['2026-11', '0001-01', '2026-12'])('reads and writes %s unchanged', (text) => {
    const month = parseMonth(text)
    expect(month && formatMonth(month)).toBe(text)
  })

  it.each(['2026-13', '2026-00', '2026-1', '2026-11-01', ''])('is not %j', (text) => {
    expect(parseMonth(text)).toBeNull()
  })
})
