import { describe, expect, it } from 'vitest'
import { expiryOf } from './expiry'

const now = new Date('2026-11-22T10:00:00+08:00')
const expiryAt = (validTo: string | null, state: 'active' | 'expired' | 'dissolved' = 'active') =>
  expiryOf({ validTo, state }, now)

describe('expiryOf', () => {
  it('warns within thirty days of the last day and counts them', () => {
    expect(expiryAt('2026-11-22')).toEqual({ expiry: 'soon', days: 0 })
    expect(expiryAt('2026-11-23')).toEqual({ expiry: 'soon', days: 1 })
    expect(expiryAt('2026-12-22')).toEqual({ expiry: 'soon', days: 30 })
    expect(expiryAt('2026-12-23')).toMatchObject({ expiry: 'active' })
  })

  it('leaves groups without an end and those that are over as the server says', () => {
    expect(expiryAt(null)).toMatchObject({ expiry: 'active' })
    expect(expiryAt('2026-11-20', 'expired')).toMatchObject({ expiry: 'expired' })
    expect(expiryAt('2026-11-23', 'dissolved')).toMatchObject({ expiry: 'dissolved' })
  })
})
