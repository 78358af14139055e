import { describe, expect, it } from 'vitest'
import { locales } from '../preferences/languages'
import { loadConsoleStrings } from '../console/strings/load-console-strings'
import { loadPlaygroundStrings } from '../playground/strings/load-playground-strings'
import { loadStateStrings } from '../portal/parts/states/strings/load-state-strings'
import { loadStrings } from './load-strings'

/** Every text of a catalogue by its path; functions are called with something to say. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value('一', 2))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => texts(part, path ? `${path}.${key}` : key))
}

/** The catalogues of a language: everybody's words, the console's, the playground's. */
const wordsOf = async (locale: (typeof locales)[number]) =>
  new Map(
    texts({
      ...(await loadStrings(locale)),
      console: await loadConsoleStrings(locale),
      playground: await loadPlaygroundStrings(locale),
      states: await loadStateStrings(locale),
    }),
  )
const zh = await wordsOf('zh')

describe.each(locales.filter((locale) => locale !== 'zh'))('the catalogue %s', (locale) => {
  it('has every text of the source, none empty', async () => {
    const own = await wordsOf(locale)
    expect([...own.keys()]).toEqual([...zh.keys()])
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('is not the Chinese text under another name', async () => {
    const own = await wordsOf(locale)
    const same = [...own].filter(([path, text]) => zh.get(path) === text)
    // Traditional Chinese shares many words with the source; the others share none.
    expect(same.length / own.size).toBeLessThan(locale === 'tw' ? 0.45 : 0.06)
  })
})
