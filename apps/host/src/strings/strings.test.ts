import { describe, expect, it } from 'vitest'
import { locales } from '../preferences/preferences'
import { loadStrings } from './load-strings'

/** Every text of a catalogue by its path; functions are called with something to say. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value('一', 2))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => texts(part, path ? `${path}.${key}` : key))
}

const zh = new Map(texts(await loadStrings('zh')))

describe.each(locales.filter((locale) => locale !== 'zh'))('the catalogue %s', (locale) => {
  it('has every text of the source, none empty', async () => {
    const own = new Map(texts(await loadStrings(locale)))
    expect([...own.keys()]).toEqual([...zh.keys()])
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('is not the Chinese text under another name', async () => {
    const own = new Map(texts(await loadStrings(locale)))
    const same = [...own].filter(([path, text]) => zh.get(path) === text)
    // Traditional Chinese shares many words with the source; the others share none.
    expect(same.length / own.size).toBeLessThan(locale === 'tw' ? 0.45 : 0.06)
  })
})
