import { createLateTexts } from '../../late-texts/create-late-texts'

/** Renders its children once the words of version conflicts are loaded in the reader's language. */
export const ConflictTexts = createLateTexts('conflict', {
  zh: async () => (await import('../../late-texts/conflict/zh')).zh,
  en: async () => (await import('../../late-texts/conflict/en')).en,
  ja: async () => (await import('../../late-texts/conflict/ja')).ja,
  ko: async () => (await import('../../late-texts/conflict/ko')).ko,
  tw: async () => (await import('../../late-texts/conflict/tw')).tw,
})
