import { createLateTexts } from '../../late-texts/create-late-texts'

/** Renders its children once the words of samples are loaded in the reader's language. */
export const SampleTexts = createLateTexts('judgeSamples', {
  zh: async () => (await import('../../late-texts/judge-samples/zh')).zh,
  en: async () => (await import('../../late-texts/judge-samples/en')).en,
  ja: async () => (await import('../../late-texts/judge-samples/ja')).ja,
  ko: async () => (await import('../../late-texts/judge-samples/ko')).ko,
  tw: async () => (await import('../../late-texts/judge-samples/tw')).tw,
})
