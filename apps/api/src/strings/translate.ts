import { ruleMessages, type Locale, type RuleKey } from '@doorway/api-client/rules'
import type { Catalogue, MessageKey } from './catalogue'
import { en } from './en'
import { ja } from './ja'
import { ko } from './ko'
import { tw } from './tw'
import { zh } from './zh'

const catalogues: Record<Locale, Catalogue> = { zh, en, ja, ko, tw }

/** A sentence of ours or of the shared validation rules. */
export type SentenceKey = MessageKey | RuleKey

/** Values for the gaps of a sentence. */
export type Gaps = Record<string, string | number>

function isRuleKey(key: SentenceKey): key is RuleKey {
  return Object.hasOwn(ruleMessages.zh, key)
}

function sentenceOf(locale: Locale, key: SentenceKey): string {
  if (isRuleKey(key)) return ruleMessages[locale][key]
  const [group, name] = key.split('.')
  const sentences = Object.entries(catalogues[locale]).find(([candidate]) => candidate === group)?.[1]
  return Object.entries(sentences ?? {}).find(([candidate]) => candidate === name)?.[1] ?? key
}

/** Is this the key of a sentence? For keys that were stored. */
export function isSentence(key: string): key is SentenceKey {
  if (Object.hasOwn(ruleMessages.zh, key)) return true
  const [group = '', name = ''] = key.split('.')
  return Object.entries(zh).some(([candidate, sentences]) => candidate === group && Object.hasOwn(sentences, name))
}

/** The sentence in the caller's language, its gaps filled. */
export function translate(locale: Locale, key: SentenceKey, gaps: Gaps = {}): string {
  const sentence = sentenceOf(locale, key)
  return sentence.replaceAll(/\{(\w+)\}/g, (gap: string, name: string) => String(gaps[name] ?? gap))
}

/** Chooses the language from Accept-Language; Chinese unless another of the five comes first. */
export function chooseLocale(acceptLanguage: string | null): Locale {
  const wanted = (acceptLanguage?.split(',') ?? []).map((part) => {
    const [tag = '', quality] = part.trim().toLowerCase().split(';q=')
    return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  for (const { tag } of wanted.toSorted((a, b) => b.quality - a.quality)) {
    if (tag === 'tw' || tag.startsWith('zh-tw') || tag.startsWith('zh-hant') || tag.startsWith('zh-hk')) return 'tw'
    const language = tag.split('-')[0]
    if (language === 'zh' || language === 'en' || language === 'ja' || language === 'ko') return language
  }
  return 'zh'
}
