import { describe, expect, it } from 'vitest'
import { brokenRules } from './failures'
import { resourceRules } from './resource'
import { brokenFileRule, fileExtension, uploadLimits } from './upload'

describe('a file to upload', () => {
  it.each(['课件.PPTX', 'a.b.zip', '图.jpeg'])('may be called %s', (name) => {
    expect(brokenFileRule({ name, size: 1 })).toBeUndefined()
  })

  it.each(['../a.pdf', 'a\\b.pdf', 'a\u0000.pdf', 'lesson\u202efdp.pdf', `${'长'.repeat(200)}.pdf`])(
    'may not be called %j',
    (name) => expect(brokenFileRule({ name, size: 1 })).toBe('uploads.error.name'),
  )

  it.each(['run.exe', 'pdf', '.pdf', 'page.html'])('may not be %s', (name) => {
    expect(brokenFileRule({ name, size: 1 })).toBe('uploads.error.type')
  })

  it('has at least one byte and at most a gigabyte', () => {
    expect(brokenFileRule({ name: 'a.mp4', size: 0 })).toBe('uploads.error.content')
    expect(brokenFileRule({ name: 'a.mp4', size: uploadLimits.fileMax })).toBeUndefined()
    expect(brokenFileRule({ name: 'a.mp4', size: uploadLimits.fileMax + 1 })).toBe('uploads.error.tooLarge')
  })

  it('has the type behind its last dot', () => expect(fileExtension('a.tar.GZIP')).toBe('gzip'))
})

describe('a resource', () => {
  const filled = { title: '分数', kind: 'plan', gardeId: '2', courseId: '0202', author: '林', range: 'public' }

  it('needs all of its required fields, in the order of the form', () => {
    expect(brokenRules(resourceRules, { ...filled, copyright: 'own' })).toEqual([])
    const empty = { title: '', kind: '', gardeId: '', courseId: '', author: '', range: '', copyright: '' }
    expect(brokenRules(resourceRules, empty).map(({ field }) => field)).toEqual([
      'title',
      'kind',
      'gardeId',
      'courseId',
      'author',
      'range',
      'copyright',
    ])
  })

  it('has a title of 100 characters at most', () => {
    expect(brokenRules(resourceRules, { ...filled, copyright: 'own', title: '长'.repeat(101) })).toEqual([
      { field: 'title', key: 'areas.error.nameTooLong' },
    ])
  })
})
