import type { Locale } from '@doorway/api-client'
import { languageTags as tags, type RuleKey, type RuleMessages } from '@doorway/api-client/rules'
import type { zh as zhTexts } from './catalogues/zh'
import { zhFirst } from './catalogues/zh-first'
import { chineseRules, type LateKey } from '../late-texts/late-texts'
import type { FormatMessage } from './message-format'
import type { Shape, TextPath } from './shape'

export { chinese } from './chinese'

/** The texts of the kit, without the validation rules' own. */
export type KitTexts = Shape<typeof zhTexts>

/** Every text a screen can ask for: the kit's by path, the validation rules' by key. */
export type MessageKey = TextPath<typeof zhTexts> | LateKey | RuleKey

/** The languages of the interface, and `keys`, which shows the keys so that words outside the catalogue stand out. */
export type KitLocale = Locale | 'keys'

/** One language, ready to use. */
export interface Catalogue {
  locale: KitLocale
  texts: Shape<typeof zhFirst>
  rules: Readonly<Partial<RuleMessages>>
  /** Fills texts in full ICU syntax. Here when the language's own texts or a host's words need more than gaps. */
  format?: FormatMessage
}

/** Language tags for plural rules and `lang` attributes; `keys` counts in Chinese. */
export const languageTags = { ...tags, keys: tags.zh } as const

/**
 * Chinese is the default and comes with the kit, so that nothing waits for it. What only some screens show comes with
 * their code (`addChineseTexts`).
 */
export const firstChinese: Catalogue = { locale: 'zh', texts: zhFirst, rules: chineseRules }

const loaders = {
  en: async () => ({
    texts: (await import('./catalogues/en')).en,
    rules: (await import('@doorway/api-client/rule-messages/en')).en,
  }),
  ja: async () => ({
    texts: (await import('./catalogues/ja')).ja,
    rules: (await import('@doorway/api-client/rule-messages/ja')).ja,
  }),
  ko: async () => ({
    texts: (await import('./catalogues/ko')).ko,
    rules: (await import('@doorway/api-client/rule-messages/ko')).ko,
  }),
  tw: async () => ({
    texts: (await import('./catalogues/tw')).tw,
    rules: (await import('@doorway/api-client/rule-messages/tw')).tw,
  }),
} satisfies Partial<Record<KitLocale, () => Promise<Omit<Catalogue, 'locale'>>>>

// English is the one of the five that counts in plurals.
const needsFormat = (locale: KitLocale) => locale === 'en'

async function loadFormat(locale: KitLocale): Promise<FormatMessage> {
  const { createMessageFormat } = await import('./message-format')
  return createMessageFormat(languageTags[locale])
}

/** Loads a language; each is a file of its own. `withFormat` brings full ICU syntax for the words of a host. */
export async function loadCatalogue(locale: KitLocale, withFormat = needsFormat(locale)): Promise<Catalogue> {
  const format = withFormat || needsFormat(locale) ? loadFormat(locale) : undefined
  const texts = locale === 'zh' || locale === 'keys' ? firstChinese : await loaders[locale]()
  return { ...texts, locale, format: await format }
}
