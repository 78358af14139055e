import { describe, expect, it } from 'vitest'

type Texts = Record<string, unknown>
const modules = import.meta.glob<Record<string, Texts>>('./*/??.ts', { eager: true })

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
}

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)
const textsOf = (feature: string, locale: string) => flat(modules[`./${feature}/${locale}.ts`]?.[locale])
const features = [...new Set(Object.keys(modules).flatMap((path) => path.split('/')[1] ?? []))]
const cases = features.flatMap((feature) => ['en', 'ja', 'ko', 'tw'].map((locale) => ({ feature, locale })))

describe('the words that come with their screens', () => {
  it('are those of every feature with late texts', () => {
    expect(features).toEqual(expect.arrayContaining(['articles', 'columns', 'security']))
  })

  it.each(cases)('have in $locale the keys of the source with the same gaps: $feature', ({ feature, locale }) => {
    const source = textsOf(feature, 'zh')
    const words = new Map(textsOf(feature, locale))
    expect([...words.keys()]).toEqual(source.map(([key]) => key))
    for (const [key, chinese] of source) {
      const text = words.get(key)
      expect(text?.trim(), key).not.toBe('')
      for (const gap of gapsOf(chinese)) expect(text && gapsOf(text), key).toContain(gap)
    }
  })

  it.each(cases)('are in $locale in its own script: $feature', ({ feature, locale }) => {
    const withHan = textsOf(feature, locale).filter(([, text]) => /[\u4e00-\u9fff]/.test(text))
    if (locale === 'en' || locale === 'ko') expect(withHan).toEqual([])
    else expect(withHan.length).toBeGreaterThan(textsOf(feature, locale).length / 3)
  })
})
