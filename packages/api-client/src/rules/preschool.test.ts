import { describe, expect, it } from 'vitest'
import { brokenRules } from './failures'
import { brokenPictureRule, homeDraftRules, homeLimits, homeSubmissionRules } from './preschool'
import { brokenFileRule, uploadLimits } from './upload'

describe('a picture', () => {
  it.each(['照片.JPG', 'a.jpeg', 'a.png', 'a.webp'])('may be called %s', (name) => {
    expect(brokenPictureRule({ name, size: 1 })).toBeUndefined()
  })

  it('is of a type that every browser shows, not empty, and as large as other files at most', () => {
    for (const name of ['a.gif', 'a.pdf', 'a.heic', 'jpg'])
      expect([name, brokenPictureRule({ name, size: 1 })]).toEqual([name, 'preschool.error.pictureType'])
    expect(brokenPictureRule({ name: 'a.jpg', size: 0 })).toBe('uploads.error.content')
    expect(brokenPictureRule({ name: 'a.jpg', size: uploadLimits.fileMax + 1 })).toBe('uploads.error.tooLarge')
  })

  it('of a phone is no teaching resource for that (section 5)', () => {
    expect(brokenFileRule({ name: 'a.webp', size: 1 })).toBe('uploads.error.type')
  })
})

describe('what parents write', () => {
  const whole = { title: '小火车', workKind: 'toy', field: 'art', ageClass: 'big', content: '纸箱' }
  const fields = (broken: { field: string }[]) => broken.map(({ field }) => field)

  it('ends with its limits', () => {
    const most = { ...whole, title: '长'.repeat(homeLimits.titleMax), content: '长'.repeat(homeLimits.contentMax) }
    expect(brokenRules(homeSubmissionRules(false), most)).toEqual([])
    const more = { title: `${most.title}长`, content: `${most.content}长`, fileIds: Array(10).fill('x') }
    expect(fields(brokenRules(homeDraftRules, more))).toEqual(['title', 'content', 'fileIds'])
  })

  it('names the child that it shows', () => {
    expect(fields(brokenRules(homeSubmissionRules(true), { ...whole, childId: null }))).toEqual(['childId'])
    expect(brokenRules(homeSubmissionRules(true), { ...whole, childId: 41 })).toEqual([])
    expect(brokenRules(homeSubmissionRules(false), { ...whole, childId: null })).toEqual([])
  })
})
