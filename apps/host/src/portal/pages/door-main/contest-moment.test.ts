import { describe, expect, it } from 'vitest'
import { contestMoment, remaining, siteMs } from './contest-moment'

const phase = (name: string, startAt: string, endAt: string) => ({ name, names: {}, startAt, endAt })
const phases = [
  phase('报名', '2026-11-01 09:00:00', '2026-11-10 17:00:00'),
  phase('初评', '2026-11-12 09:00:00', '2026-11-20 17:00:00'),
]
const at = (time: string) => contestMoment(phases, siteMs(time))

describe('the moment of a competition', () => {
  it('is in the open phase until it closes', () => {
    expect(at('2026-11-10 16:59:59')).toEqual({ current: 0, isOpen: true, end: siteMs('2026-11-10 17:00:00') })
  })

  it('is before the next phase between two of them', () => {
    expect(at('2026-11-10 17:00:00')).toEqual({ current: 1, isOpen: false, end: siteMs('2026-11-12 09:00:00') })
  })

  it('stays in the last phase, and is nowhere without phases', () => {
    expect(at('2026-12-01 00:00:00')).toMatchObject({ current: 1, isOpen: true })
    expect(contestMoment([], 5)).toEqual({ current: -1, isOpen: false, end: 5 })
  })

  it('leaves whole days, hours and minutes, and nothing below zero', () => {
    expect(remaining(siteMs('2026-11-10 17:00:00') - siteMs('2026-11-09 15:30:30'))).toEqual({
      days: 1,
      hours: 1,
      minutes: 29,
    })
    expect(remaining(-1)).toEqual({ days: 0, hours: 0, minutes: 0 })
  })
})
