import { describe, expect, it } from 'vitest'
import { codeOf, digitsOf, endOf, isWholeCode, secondsToResend, sentCode } from './code-state'

const sent = sentCode({ ticket: 'x', expiresIn: 300 }, 1_000, false)

describe('a sent code', () => {
  it('is good for as long as the server says', () => {
    expect(endOf(sent, 300_999)).toBeUndefined()
    expect(endOf(sent, 301_000)).toBe('expired')
  })

  it('ends with the fifth wrong try', () => {
    expect(endOf({ ...sent, wrongTries: 4 }, 1_000)).toBeUndefined()
    expect(endOf({ ...sent, wrongTries: 5 }, 1_000)).toBe('spent')
  })

  it('can be sent again after sixty seconds', () => {
    expect([1_000, 1_001, 60_999, 61_000, 99_000].map((now) => secondsToResend(sent, now))).toEqual([60, 60, 1, 0, 0])
  })
})

describe('a typed code', () => {
  it('loses what is no digit, and wide digits become plain ones', () => {
    expect(digitsOf('123 456')).toBe('123456')
    expect(digitsOf('１２３４５６')).toBe('123456')
    expect(digitsOf('code: 1234567')).toBe('123456')
  })

  it('has six digits', () => {
    expect(['123456', '12345', ''].map((code) => isWholeCode('sms', code))).toEqual([true, false, false])
  })

  it('has ten characters where it was written down, with or without spaces', () => {
    const typed = ['7kq2m-xw4rt', '７ＫＱ２Ｍ xw4rt', '7kq2mxw4r', ''].map((text) => codeOf('recovery', text))
    expect(typed.map((code) => isWholeCode('recovery', code))).toEqual([true, true, false, false])
  })
})
