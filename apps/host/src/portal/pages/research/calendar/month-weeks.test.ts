import { describe, expect, it } from 'vitest'
import { isMonth, monthAfter, monthWeeks, weekdayNames } from './month-weeks'

describe('the weeks of a month', () => {
  it('begin on Monday and leave the days of other months empty', () => {
    const weeks = monthWeeks('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it.each([
    ['2026-02', 5, 28],
    ['2028-02', 5, 29],
    ['2027-02', 4, 28],
  ])('are right for %s', (month, count, days) => {
    const weeks = monthWeeks(month)
    expect([weeks.length, weeks.flat().filter(Boolean).length]).toEqual([count, days])
  })

  it('go on over the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-05',
    ])
  })

  it('are those of a month that the server knows', () => {
    expect(['2026-11', '2026-13', '0001-01', '2026-1', ''].map(isMonth)).toEqual([true, false, false, false, false])
  })

  it('have their names in the language of the reader, Monday first', () => {
    expect(weekdayNames('zh').map(({ long }) => long)[0]).toBe('星期一')
    expect(weekdayNames('en').map(({ long }) => long)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
  })
})
