import { describe, expect, it } from 'vitest'
import { phaseMoment, phaseState, remaining, siteMs } from './phase-moment'

const phase = (kind: 'signup' | 'submit', startAt: string, endAt: string, more = {}) => ({
  kind,
  level: 'province' as const,
  roundNo: 0,
  name: kind,
  startAt: `${startAt} 17:00:00`,
  endAt: `${endAt} 17:00:00`,
  graceMinutes: 0,
  manual: 'auto' as const,
  ...more,
})
const now = siteMs('2026-11-21 09:00:00')

describe('the phase that counts', () => {
  it('is the open one that ends first, with the time until its end', () => {
    const moment = phaseMoment(
      [phase('signup', '2026-11-01', '2026-12-01'), phase('submit', '2026-11-10', '2026-11-22')],
      now,
    )
    expect(moment).toMatchObject({ phase: { kind: 'submit' }, isOpen: true })
    expect(moment && remaining(moment.left)).toEqual({ days: 1, hours: 8, minutes: 0 })
  })

  it('is the next one while none is open, with the time until its beginning', () => {
    const moment = phaseMoment(
      [phase('signup', '2026-11-01', '2026-11-02'), phase('submit', '2026-11-21', '2026-11-22')],
      now,
    )
    expect(moment).toMatchObject({ phase: { kind: 'submit' }, isOpen: false, left: 8 * 3_600_000 })
  })

  it('is none after the last one', () => {
    expect(phaseMoment([phase('signup', '2026-11-01', '2026-11-02')], now)).toBeUndefined()
  })
})

describe('the state of a phase', () => {
  it('lasts through the minutes of grace', () => {
    const signup = phase('signup', '2026-11-01', '2026-11-20', { graceMinutes: 16 * 60 })
    expect([phaseState(signup, now), phaseState(signup, now + 1)]).toEqual(['current', 'past'])
  })

  it('follows the organiser', () => {
    const signup = phase('signup', '2026-11-01', '2026-11-20')
    expect(phaseState({ ...signup, manual: 'open' }, now)).toBe('current')
    expect(phaseState({ ...phase('signup', '2026-11-01', '2026-12-20'), manual: 'closed' }, now)).toBe('past')
  })
})
