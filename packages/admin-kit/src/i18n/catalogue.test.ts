import { describe, expect, it } from 'vitest'
import { chinese, loadCatalogue, type MessageKey } from './catalogue'
import { fillGaps, isPlainText } from './plain-text'
import { createTranslate, needFormat } from './translate'

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
}

const source = flat(chinese.texts)
const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)
const isKana = /[\u3040-\u30ff]/
const isHangul = /[\uac00-\ud7af]/
const isHan = /[\u4e00-\u9fff]/

describe.each(['en', 'ja', 'ko', 'tw'] as const)('the %s catalogue', (locale) => {
  it('has the keys of the source, none empty, with the same gaps', async () => {
    const { texts } = await loadCatalogue(locale)
    const words = new Map(flat(texts))
    expect([...words.keys()].toSorted()).toEqual(source.map(([key]) => key).toSorted())
    for (const [key, zh] of source) {
      const text = words.get(key) ?? ''
      expect(text.trim(), key).not.toBe('')
      const named = new Set(gaps(text))
      for (const gap of gaps(zh)) expect(named, key).toContain(gap)
    }
  })

  it('is written in its own language', async () => {
    const { texts } = await loadCatalogue(locale)
    const words = flat(texts).map(([, text]) => text)
    if (locale === 'en') for (const text of words) expect(text).not.toMatch(isHan)
    if (locale === 'ko') for (const text of words) expect(text).not.toMatch(isHan)
    const own = { en: /[a-z]/i, ja: isKana, ko: isHangul, tw: isHan }[locale]
    expect(words.filter((text) => own.test(text)).length).toBeGreaterThan(words.length / 3)
  })

  it('differs from the source wherever the source is more than a name both write alike', async () => {
    const { texts } = await loadCatalogue(locale)
    const words = new Map(flat(texts))
    const same = source.filter(([key, zh]) => words.get(key) === zh)
    // Neighbours in Han share short words (保存, 停用); a sentence never, and the others share none.
    const allowed = { en: 0, ja: 3, ko: 0, tw: 4 }[locale]
    const tooLong = same.filter(
      ([, zh]) => zh.replaceAll(/\{\w+\}/g, '').replaceAll(/[^\u4e00-\u9fff]/g, '').length > allowed,
    )
    expect(tooLong).toEqual([])
  })
})

describe('full ICU syntax', () => {
  it.each(['zh', 'en', 'ja', 'ko', 'tw'] as const)('comes with %s only if its texts need it', async (locale) => {
    const { texts, format } = await loadCatalogue(locale)
    const needing = flat(texts).filter(([, text]) => !isPlainText(text))
    expect(needing.length > 0, JSON.stringify(needing.slice(0, 3))).toBe(format !== undefined)
  })

  it('fills plain texts no differently', async () => {
    const { texts } = await loadCatalogue('ja')
    const { createMessageFormat } = await import('./message-format')
    const format = createMessageFormat('ja')

    for (const [key, text] of flat(texts)) {
      const given = Object.fromEntries(gaps(text).map((name = '') => [name, name.length % 2 === 0 ? 1200 : '林']))
      if (gaps(text).length > 0) expect(fillGaps(text, given), key).toBe(format(text, given))
    }
  })
})

describe('needFormat', () => {
  it('is for quotes, tags and plurals, not for gaps', () => {
    expect(needFormat({ 'users.title': '{total} 个 {name}' })).toBe(false)
    expect(needFormat({ 'users.title': '{total, plural, other {#}}' })).toBe(true)
    expect(needFormat({ 'users.title': "it''s" })).toBe(true)
    expect(needFormat()).toBe(false)
  })
})

describe('a translator', () => {
  const t = createTranslate(chinese)

  it('answers texts, rules and gaps', () => {
    expect(t('users.title')).toBe('用户管理')
    expect(t('users.error.usernameRequired')).toBe('请输入登录名')
    expect(t('kit.ui.total', { total: 12 })).toBe('共 12 条')
    expect(t('users.delete.question')).toBe('您确定要删除这条数据吗?')
  })

  it('puts the words of a host before ours', () => {
    const own = createTranslate(chinese, { 'users.title': '账号管理', 'kit.ui.total': '{total} 个' })
    expect([own('users.title'), own('kit.ui.total', { total: 3 }), own('kit.ui.close')]).toEqual([
      '账号管理',
      '3 个',
      '关闭',
    ])
  })

  it('takes the words of a host in full ICU syntax', async () => {
    const words = { 'kit.ui.total': "{total, plural, =0 {没有记录} other {'{'#'}' 条}}" }
    const own = createTranslate(await loadCatalogue('zh', true), words)
    expect([own('kit.ui.total', { total: 0 }), own('kit.ui.total', { total: 3 })]).toEqual(['没有记录', '{3} 条'])
  })

  it('shows keys in the test language', () => {
    const key: MessageKey = 'users.title'
    expect(createTranslate({ ...chinese, locale: 'keys' })(key)).toBe('users.title')
  })

  it('counts in the plural of the language', async () => {
    const en = createTranslate(await loadCatalogue('en'))
    expect([en('kit.ui.total', { total: 1 }), en('kit.ui.total', { total: 2 })]).toEqual(['1 record', '2 records'])
  })
})
