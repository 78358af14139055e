import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './schemes.late.css?inline'

/** Renders its children once the words of score schemes are loaded in the reader's language. */
export const SchemeTexts = createLateTexts(
  'schemes',
  {
    zh: async () => (await import('../../late-texts/schemes/zh')).zh,
    en: async () => (await import('../../late-texts/schemes/en')).en,
    ja: async () => (await import('../../late-texts/schemes/ja')).ja,
    ko: async () => (await import('../../late-texts/schemes/ko')).ko,
    tw: async () => (await import('../../late-texts/schemes/tw')).tw,
  },
  rules,
)
