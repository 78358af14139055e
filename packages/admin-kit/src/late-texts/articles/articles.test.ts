import { describe, expect, it } from 'vitest'
import { en } from './en'
import { ja } from './ja'
import { ko } from './ko'
import { tw } from './tw'
import { zh } from './zh'

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
}

const source = flat(zh)
const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)

describe.each(Object.entries({ en, ja, ko, tw }))('the %s words of the article screens', (locale, texts) => {
  it('have the keys of the source, none empty, with the same gaps', () => {
    const words = new Map(flat(texts))
    expect([...words.keys()]).toEqual(source.map(([key]) => key))
    for (const [key, chinese] of source) {
      const text = words.get(key)
      expect(text?.trim(), key).not.toBe('')
      for (const gap of gapsOf(chinese)) expect(text && gapsOf(text), key).toContain(gap)
    }
  })

  it('hold no Han characters where the language has none', () => {
    const withHan = flat(texts).filter(([, text]) => /[\u4e00-\u9fff]/.test(text))
    if (locale === 'en' || locale === 'ko') expect(withHan).toEqual([])
    else expect(withHan.length).toBeGreaterThan(100)
  })
})
