import type { RuleMessages } from '@doorway/api-client/rules'
import { createCatalogues, type Shape } from '../../../../../strings/catalogues'
import type { zh } from './zh'

/** Strings of the submission page; other pages never load them. */
export type HomeStrings = Shape<typeof zh>

/** The page's own strings, and the messages of the rules that the server checks too. */
export interface HomeWords {
  words: HomeStrings
  rules: RuleMessages
}

/** Loads the page's strings in a language. */
export const { load: loadHomeStrings } = createCatalogues<HomeWords>('home submissions', {
  zh: async () => ({
    words: (await import('./zh')).zh,
    rules: (await import('@doorway/api-client/rule-messages/zh')).zh,
  }),
  en: async () => ({
    words: (await import('./en')).en,
    rules: (await import('@doorway/api-client/rule-messages/en')).en,
  }),
  ja: async () => ({
    words: (await import('./ja')).ja,
    rules: (await import('@doorway/api-client/rule-messages/ja')).ja,
  }),
  ko: async () => ({
    words: (await import('./ko')).ko,
    rules: (await import('@doorway/api-client/rule-messages/ko')).ko,
  }),
  tw: async () => ({
    words: (await import('./tw')).tw,
    rules: (await import('@doorway/api-client/rule-messages/tw')).tw,
  }),
})
