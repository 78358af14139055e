import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './library.late.css?inline'

/** Renders its children once the words of the media library are loaded in the reader's language. */
export const LibraryTexts = createLateTexts(
  'library',
  {
    zh: async () => (await import('../../late-texts/library/zh')).zh,
    en: async () => (await import('../../late-texts/library/en')).en,
    ja: async () => (await import('../../late-texts/library/ja')).ja,
    ko: async () => (await import('../../late-texts/library/ko')).ko,
    tw: async () => (await import('../../late-texts/library/tw')).tw,
  },
  rules,
)
