import { createTranslator } from 'use-intl/core'
import type { RuleKey } from '@doorway/api-client/rules'
import type { Catalogue, MessageKey } from './catalogue'

/** Values for the gaps of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Answers a text in the reader's language. */
export type Translate = (key: MessageKey, values?: TextValues) => string

/** Words a host puts in place of ours; ICU syntax like the catalogues. */
export type TextOverrides = Partial<Readonly<Record<MessageKey, string>>>

/** Language tags for plural rules; `keys` counts in Chinese. */
const tags = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', tw: 'zh-TW', keys: 'zh-CN' } as const

/** The language tag of a catalogue, for `lang` attributes. */
export const languageTag = ({ locale }: Catalogue): string => tags[locale]

/** A translator over a catalogue. Validation rules keep flat keys, since the server uses the same. */
export function createTranslate(catalogue: Catalogue, overrides: TextOverrides = {}): Translate {
  const { locale, texts, rules } = catalogue
  if (locale === 'keys') return (key) => key
  const config = { locale: tags[locale], timeZone: 'Asia/Shanghai' } as const
  const translate = createTranslator({ ...config, messages: texts })
  const isRule = (key: MessageKey): key is RuleKey => Object.hasOwn(rules, key)
  return (key, values) => {
    const own = overrides[key]
    if (own !== undefined) return createTranslator({ ...config, messages: { text: own } })('text', values)
    return isRule(key) ? rules[key] : translate(key, values)
  }
}
