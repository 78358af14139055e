import type { RuleMessages } from '@doorway/api-client/rules'
import { createCatalogues, type Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

/** Words of the queue of uploads; pages without one never load them. */
export type QueueStrings = Shape<typeof zh>

/** The queue's own words, and those of the rules that the server checks too. */
export interface QueueTexts {
  words: QueueStrings
  rules: RuleMessages
}

/** Loads the queue's words in a language. */
export const { load: loadQueueStrings } = createCatalogues<QueueTexts>('upload queue', {
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
