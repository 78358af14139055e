import { describe, expect, it } from 'vitest'
import { avatar } from './avatar'
import { ownPasswordParts } from './password'
import { filledConditions, filledRange } from './search'

const picture = (type: string, length: number) => {
  const head = `data:image/${type};base64,`
  return head + 'A'.repeat(length - head.length)
}
const message = (value: string) => avatar.safeParse(value).error?.issues[0]?.message

describe('the avatar rule', () => {
  it.each(['png', 'jpeg', 'gif', 'jpg'])('accepts %s of 256000 characters', (type) => {
    expect(message(picture(type, 256_000))).toBeUndefined()
  })

  it('refuses one character more', () => expect(message(picture('png', 256_001))).toBe('avatar.error.tooLarge'))

  it.each(['data:image/svg+xml;base64,AAAA', 'data:text/html;base64,AAAA', 'https://example.org/a.png'])(
    'refuses %s',
    (value) => expect(message(value)).toBe('avatar.error.type'),
  )
})

describe('search conditions', () => {
  it('leave out what is empty and keep zero', () => {
    expect(filledConditions({ name: '林', username: '', state: '  ', schoolId: null, depth: 0 })).toEqual({
      name: '林',
      depth: 0,
    })
  })

  it('count a date range only with both ends', () => {
    expect(filledRange('2026-01-01', '')).toBeNull()
    expect(filledRange('2026-01-01', '2026-02-01')).toEqual({ start: '2026-01-01', end: '2026-02-01' })
  })
})

describe('the password checklist', () => {
  it('ticks each part on its own', () => {
    expect(ownPasswordParts('abc')).toEqual({ hasLength: false, hasLetter: true, hasDigit: false, hasSpecial: false })
    expect(ownPasswordParts('12345678!')).toMatchObject({ hasLength: true, hasLetter: false, hasSpecial: true })
  })
})
