import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
const features = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)
const isHan = /[\u4e00-\u9fff]/
const ownLetters = { en: /[a-z]/i, ja: /[\u3040-\u30ff]/, ko: /[\uac00-\ud7af]/, tw: isHan }
type Language = keyof typeof ownLetters

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
}

/** All words of a feature in one language, by key. */
async function wordsOf(feature: string, locale: string): Promise<[string, string][]> {
  const module: Record<string, unknown> = await import(new URL(`${feature}/${locale}.ts`, folder).href)
  return flat(module[locale])
}

const gapsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))

it('finds the words that come with their screens', () => {
  expect(features).toEqual(expect.arrayContaining(['articles', 'security']))
})

describe.each(features)('the words of %s', (feature) => {
  const languages: Language[] = ['en', 'ja', 'ko', 'tw']

  it.each(languages)('have the keys of the source in %s, none empty, with the same gaps', async (locale) => {
    const source = await wordsOf(feature, 'zh')
    const words = new Map(await wordsOf(feature, locale))
    expect([...words.keys()].toSorted()).toEqual(source.map(([key]) => key).toSorted())
    for (const [key, chinese] of source) {
      const text = words.get(key) ?? ''
      expect(text.trim(), key).not.toBe('')
      for (const gap of gapsOf(chinese)) expect(gapsOf(text), key).toContain(gap)
    }
  })

  it.each(languages)('are written in %s', async (locale) => {
    const words = (await wordsOf(feature, locale)).map(([, text]) => text)
    if (locale === 'en' || locale === 'ko') expect(words.filter((text) => isHan.test(text))).toEqual([])
    const own = words.filter((text) => ownLetters[locale].test(text))
    expect(own.length).toBeGreaterThan(words.length / 3)
  })
})
