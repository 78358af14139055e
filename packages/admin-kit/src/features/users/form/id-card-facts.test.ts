import { describe, expect, it } from 'vitest'
import { idCardFacts } from './id-card-facts'

describe('an identity number', () => {
  it('tells the date of birth and the sex', () => {
    expect(idCardFacts('380102201203150039')).toEqual({ birthDate: '2012-03-15', sex: 'male' })
    expect(idCardFacts('38010219880924062X')).toEqual({ birthDate: '1988-09-24', sex: 'female' })
  })

  it.each(['', '380***********0628', '380102', '380102201202300039', '380102990101003'])(
    'tells nothing for %j',
    (text) => {
      expect(idCardFacts(text)).toBeUndefined()
    },
  )
})
