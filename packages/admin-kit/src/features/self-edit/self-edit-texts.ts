import { createLateTexts } from '../../late-texts/create-late-texts'

/** Renders its children once the words of one's own record are loaded in the reader's language. */
export const SelfEditTexts = createLateTexts('selfEdit', {
  zh: async () => (await import('../../late-texts/self-edit/zh')).zh,
  en: async () => (await import('../../late-texts/self-edit/en')).en,
  ja: async () => (await import('../../late-texts/self-edit/ja')).ja,
  ko: async () => (await import('../../late-texts/self-edit/ko')).ko,
  tw: async () => (await import('../../late-texts/self-edit/tw')).tw,
})
