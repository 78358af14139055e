import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/source-files'

const folder = join(root, 'packages/admin-kit/src/late-texts')
const features = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
}

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)
async function textsOf(feature: string, locale: string): Promise<[string, string][]> {
  const module: Record<string, unknown> = await import(join(folder, feature, `${locale}.ts`))
  return flat(module[locale])
}
const cases = features.flatMap((feature) => ['en', 'ja', 'ko', 'tw'].map((locale) => ({ feature, locale })))

describe('the words that come with their screens', () => {
  it('are those of every feature with late texts', () => {
    expect(features).toEqual(expect.arrayContaining(['articles', 'columns', 'security', 'sites']))
  })

  it.each(cases)('have in $locale the keys of the source with the same gaps: $feature', async ({ feature, locale }) => {
    const source = await textsOf(feature, 'zh')
    const words = new Map(await textsOf(feature, locale))
    expect([...words.keys()]).toEqual(source.map(([key]) => key))
    for (const [key, chinese] of source) {
      const text = words.get(key)
      expect(text?.trim(), key).not.toBe('')
      for (const gap of gapsOf(chinese)) expect(text && gapsOf(text), key).toContain(gap)
    }
  })

  it.each(cases)('are in $locale in its own script: $feature', async ({ feature, locale }) => {
    const all = await textsOf(feature, locale)
    const withHan = all.filter(([, text]) => /[\u4e00-\u9fff]/.test(text))
    if (locale === 'en' || locale === 'ko') expect(withHan).toEqual([])
    else expect(withHan.length).toBeGreaterThan(all.length / 3)
  })
})
