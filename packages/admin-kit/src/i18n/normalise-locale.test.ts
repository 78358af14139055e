import { describe, expect, it, vi } from 'vitest'
import { addChineseTexts } from '../late-texts/late-texts'
import { chinese, firstChinese, loadCatalogue } from './catalogue'
import { checkOverrides, isKnownKey, unknownLanguages } from './check-overrides'
import { normaliseLocale, overridesFor } from './normalise-locale'

describe('the language of a page', () => {
  it.each([
    ['zh-CN', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-Hant', 'tw'],
    ['zh-TW', 'tw'],
    ['zh_HK', 'tw'],
    ['zh-Hant-CN', 'tw'],
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['ja-JP', 'ja'],
    ['ko-KR', 'ko'],
    ['tw', 'tw'],
    ['keys', 'keys'],
    ['', 'zh'],
    ['fr', null],
    ['constructor', null],
    [null, 'zh'],
    [undefined, 'zh'],
    [7, null],
  ])('%j is %j', (given, locale) => expect(normaliseLocale(given)).toBe(locale))
})

describe('words in place of ours', () => {
  const byKey = { 'users.title': 'People' }

  it('are for every language, or for each', () => {
    expect(overridesFor(byKey, 'ko')).toBe(byKey)
    expect(overridesFor({ en: byKey }, 'en')).toBe(byKey)
    expect(overridesFor({ en: byKey }, 'ko')).toBeUndefined()
    expect(overridesFor(undefined, 'zh')).toBeUndefined()
    expect(overridesFor(null, 'zh')).toBeUndefined()
  })

  it('are found under a language tag as well; what is no language of ours is named', () => {
    const given: object = { 'zh-TW': byKey, fr: byKey }
    expect(overridesFor(given, 'tw')).toBe(byKey)
    expect(overridesFor(given, 'zh')).toBeUndefined()
    expect(unknownLanguages(given)).toEqual(['fr'])
    expect(unknownLanguages(byKey)).toEqual([])
  })

  it('have keys that are named when no text has them', async () => {
    const known = (keys: string[], catalogue = firstChinese) => keys.map((key) => isKnownKey(key, catalogue))
    expect(known(['users.title', 'kit.action.add', 'users.titel', 'people', 'kit.action.ad'])).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    // Those of screens that are not loaded are decided later, in other languages at once where they are in the catalogue.
    expect(known(['articles.list.any', 'users.form.anything'])).toEqual([undefined, undefined])
    expect(known(['users.form.anything', 'users.form.title.add'], await loadCatalogue('en'))[0]).toBe(false)
  })

  it('are named once, those of a screen when it has been loaded', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const given: object = { 'users.titel': 'x', 'users.title': 'y', 'users.probe.one': 'x', 'users.probe.two': 'x' }
    const end = checkOverrides(given, given, firstChinese)
    checkOverrides(given, given, firstChinese)()
    expect(warn).toHaveBeenCalledTimes(1)
    addChineseTexts('users', { probe: { one: 'a' } })
    expect(warn.mock.lastCall).toEqual([expect.stringContaining('unknown key "users.probe.two"')])
    expect(warn).toHaveBeenCalledTimes(2)
    end()
    checkOverrides({ fr: {} } as object, {}, firstChinese)()
    expect(warn.mock.lastCall).toEqual([expect.stringContaining('unknown language "fr"')])
    warn.mockRestore()
  })

  it('are never taken for unknown when they are ours', async () => {
    const keysOf = (texts: object, path = ''): string[] =>
      Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string' ? [path + name] : keysOf(Object(value), `${path}${name}.`),
      )
    const keys = keysOf(chinese.texts)
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => isKnownKey(key, firstChinese) === false)).toEqual([])
    const english = await loadCatalogue('en')
    expect(keys.filter((key) => isKnownKey(key, english) !== true)).toEqual([])
  })
})
