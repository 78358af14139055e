import { describe, expect, it } from 'vitest'
import { chinese, loadCatalogue, type MessageKey } from './catalogue'
import { createTranslate } from './translate'

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

  it('shows keys in the test language', () => {
    const key: MessageKey = 'users.title'
    expect(createTranslate({ ...chinese, locale: 'keys' })(key)).toBe('users.title')
  })

  it('counts in the plural of the language', async () => {
    const en = createTranslate(await loadCatalogue('en'))
    expect([en('kit.ui.total', { total: 1 }), en('kit.ui.total', { total: 2 })]).toEqual(['1 record', '2 records'])
  })
})
