import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './entries.late.css?inline'

/** Renders its children once the words of entries and works are loaded in the reader's language. */
export const EntryTexts = createLateTexts(
  'entries',
  {
    zh: async () => (await import('../../late-texts/entries/zh')).zh,
    en: async () => (await import('../../late-texts/entries/en')).en,
    ja: async () => (await import('../../late-texts/entries/ja')).ja,
    ko: async () => (await import('../../late-texts/entries/ko')).ko,
    tw: async () => (await import('../../late-texts/entries/tw')).tw,
  },
  rules,
)
