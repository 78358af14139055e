import { describe, expect, it } from 'vitest'
import { faultOfFile, missingOf, type Slot, valuesOf, writeOf } from './work-values'

const slot: Slot = {
  key: 'video',
  label: '微课视频',
  isRequired: true,
  types: ['mp4'],
  maxMegabytes: 500,
  maxSeconds: 600,
  count: 1,
}
const values = valuesOf(null, '自制水气压计')

describe('a file for a slot', () => {
  it('is of its types and not too large', () => {
    const size = 500 * 1024 ** 2
    expect(faultOfFile(slot, { name: '课.MP4', size })).toBeUndefined()
    expect(faultOfFile(slot, { name: '课.mp4', size: size + 1 })).toBe('tooLarge')
    expect(faultOfFile(slot, { name: '课.mov', size: 1 })).toBe('wrongType')
  })
})

describe('the form of a work', () => {
  it('begins with the topic of the entry', () => {
    expect(values).toMatchObject({ title: '自制水气压计', files: [] })
    expect(writeOf(4, null, values)).not.toHaveProperty('id')
  })

  it('is complete with a title, a description and the required files', () => {
    expect(missingOf({ ...values, title: ' ' }, [slot])).toEqual({ title: true, summary: true, slots: ['video'] })
    const file = { slot: 'video', fileId: 'f', name: '课.mp4', size: 1 }
    const whole = { ...values, summary: '字'.repeat(50), files: [file] }
    expect(missingOf(whole, [slot, { ...slot, key: 'slides', isRequired: false }])).toEqual({
      title: false,
      summary: false,
      slots: [],
    })
  })
})
