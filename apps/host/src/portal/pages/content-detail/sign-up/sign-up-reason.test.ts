import type { Schema } from '@doorway/api-client/types'
import { describe, expect, it } from 'vitest'
import { reasonOf } from './sign-up-reason'
import { en } from './strings/en'

const checkin = {
  from: '2026-11-24 08:30:00',
  until: '2026-11-24 11:00:00',
  isOpen: false,
  checkedAt: null,
  creditHours: 2,
  code: null,
}
const signup: Schema<'ActivitySignup'> = {
  activityId: 3,
  phase: 'open',
  signedAt: null,
  taken: 12,
  capacity: 60,
  maySignUp: true,
  checkin,
}
const signedAt = '2026-11-20 10:00:00'

describe('the reason why a seat can be neither taken nor given back', () => {
  it.each([
    ['none while seats are left', {}, undefined],
    ['none before check-in for who has one', { signedAt }, undefined],
    ['none for who has the last one', { signedAt, phase: 'full' as const }, undefined],
    ['that all are taken', { phase: 'full' as const }, en.full],
    ['that the account may not', { maySignUp: false }, en.notAllowed],
    ['that check-in is open', { signedAt, checkin: { ...checkin, isOpen: true } }, en.held],
    ['that the person has come', { signedAt, checkin: { ...checkin, checkedAt: signedAt } }, en.held],
    ['that it has begun', { signedAt, phase: 'running' as const }, en.running],
    ['that it is over', { phase: 'over' as const }, en.over],
  ])('is %s', (_, changed, reason) => {
    expect(reasonOf({ ...signup, ...changed }, en)).toBe(reason)
  })

  it('does not keep anybody out who comes while check-in is open', () => {
    expect(reasonOf({ ...signup, checkin: { ...checkin, isOpen: true } }, en)).toBeUndefined()
  })
})
