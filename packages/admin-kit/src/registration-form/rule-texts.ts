import type { RuleMessages } from '@doorway/api-client/rules'
import type { Locale } from '@doorway/api-client'

const loaders: Record<Locale, () => Promise<RuleMessages>> = {
  zh: async () => (await import('@doorway/api-client/rule-messages/zh')).zh,
  en: async () => (await import('@doorway/api-client/rule-messages/en')).en,
  ja: async () => (await import('@doorway/api-client/rule-messages/ja')).ja,
  ko: async () => (await import('@doorway/api-client/rule-messages/ko')).ko,
  tw: async () => (await import('@doorway/api-client/rule-messages/tw')).tw,
}

/** Loads the words of the rules in a language: with the first fault, not with the page. */
export const loadRuleTexts = (locale: Locale): Promise<RuleMessages> => loaders[locale]()
