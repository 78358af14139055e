import { createLateTexts } from '../../late-texts/create-late-texts'

/** Renders its children once the words of the column screen are loaded in the reader's language. */
export const ColumnTexts = createLateTexts('columns', {
  zh: async () => (await import('../../late-texts/columns/zh')).zh,
  en: async () => (await import('../../late-texts/columns/en')).en,
  ja: async () => (await import('../../late-texts/columns/ja')).ja,
  ko: async () => (await import('../../late-texts/columns/ko')).ko,
  tw: async () => (await import('../../late-texts/columns/tw')).tw,
})
