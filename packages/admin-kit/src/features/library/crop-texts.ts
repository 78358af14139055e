import { createLateTexts } from '../../late-texts/create-late-texts'

/** Renders its children once the words of the crop dialog are loaded in the reader's language. */
export const CropTexts = createLateTexts('pictureCrop', {
  zh: async () => (await import('../../late-texts/picture-crop/zh')).zh,
  en: async () => (await import('../../late-texts/picture-crop/en')).en,
  ja: async () => (await import('../../late-texts/picture-crop/ja')).ja,
  ko: async () => (await import('../../late-texts/picture-crop/ko')).ko,
  tw: async () => (await import('../../late-texts/picture-crop/tw')).tw,
})
