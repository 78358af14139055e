import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { addChineseTexts } from '../late-texts/late-texts'
import { checkOverrides, isKnownKey, lateFeatures } from './check-overrides'
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

  it('have keys that are named when no text has them', () => {
    expect(['users.title', 'kit.action.add', 'articles.list.any', 'users.titel', 'people'].map(isKnownKey)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    const folders = readdirSync(new URL('../late-texts/', import.meta.url), { withFileTypes: true })
    const features = folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    const camelCase = (name: string) => name.replaceAll(/-./g, (part) => part.slice(1).toUpperCase())
    expect(features.map(camelCase).filter((name) => !lateFeatures.includes(name))).toEqual([])
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const given: object = { 'users.titel': 'x', 'users.title': 'y' }
    checkOverrides(given)
    checkOverrides(given)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('have keys of a screen that are named once its texts have loaded', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const given: object = { 'areas.titel': 'x', 'areas.move.title': 'y', 'areas.title': 'z', 'roles.titel': 'not yet' }
    checkOverrides(given)
    expect(warn).not.toHaveBeenCalled()
    addChineseTexts('areas', { title: 'a', move: { title: 'b' } })
    expect(warn.mock.calls).toEqual([['Doorway: unknown key "areas.titel" in overrides; locale "keys" shows all.']])
    const later: object = { ...given, 'areas.nothing': 'x' }
    checkOverrides(later)
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })
})
