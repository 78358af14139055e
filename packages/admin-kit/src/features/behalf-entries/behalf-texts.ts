import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './behalf-entries.late.css?inline'

/** Renders its children once the words of entries for others are loaded in the reader's language. */
export const BehalfTexts = createLateTexts(
  'behalfEntries',
  {
    zh: async () => (await import('../../late-texts/behalf-entries/zh')).zh,
    en: async () => (await import('../../late-texts/behalf-entries/en')).en,
    ja: async () => (await import('../../late-texts/behalf-entries/ja')).ja,
    ko: async () => (await import('../../late-texts/behalf-entries/ko')).ko,
    tw: async () => (await import('../../late-texts/behalf-entries/tw')).tw,
  },
  rules,
)
