import { describe, expect, it } from 'vitest'
import { formatDate, parseDate } from './calendar-date'

describe('parseDate', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '20260101', ''])('refuses %j', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it.each(['2026-11-21', '2024-02-29', '1999-12-31'])('reads and writes %s alike', (text) => {
    const date = parseDate(text)
    expect(date && formatDate(date)).toBe(text)
  })
})
