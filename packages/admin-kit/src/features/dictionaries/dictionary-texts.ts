import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './dictionaries.late.css?inline'

/** Renders its children once the words of the dictionaries are loaded in the reader's language. */
export const DictionaryTexts = createLateTexts(
  'dictionaries',
  {
    zh: async () => (await import('../../late-texts/dictionaries/zh')).zh,
    en: async () => (await import('../../late-texts/dictionaries/en')).en,
    ja: async () => (await import('../../late-texts/dictionaries/ja')).ja,
    ko: async () => (await import('../../late-texts/dictionaries/ko')).ko,
    tw: async () => (await import('../../late-texts/dictionaries/tw')).tw,
  },
  rules,
)
