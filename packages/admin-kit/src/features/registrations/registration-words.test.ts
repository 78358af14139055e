import { describe, expect, it } from 'vitest'
import { waitingText } from './registration-words'

describe('how long a request has waited', () => {
  it.each([
    [0, 'registrations.waitingLess'],
    [1, 'registrations.waitingHours 1'],
    [23, 'registrations.waitingHours 23'],
    [24, 'registrations.waitingDays 1'],
    [49, 'registrations.waitingDays 2'],
  ])('is in words for %i hours', (hours, text) => {
    const translate = (key: string, values?: Record<string, unknown>) =>
      [key, ...Object.values({ ...values })].join(' ')
    expect(waitingText(translate, hours)).toBe(text)
  })
})
