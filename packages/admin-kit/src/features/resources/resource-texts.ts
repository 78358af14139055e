import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './resources.late.css?inline'

/** Renders its children once the words of the resource screen are loaded in the reader's language. */
export const ResourceTexts = createLateTexts(
  'resources',
  {
    zh: async () => (await import('../../late-texts/resources/zh')).zh,
    en: async () => (await import('../../late-texts/resources/en')).en,
    ja: async () => (await import('../../late-texts/resources/ja')).ja,
    ko: async () => (await import('../../late-texts/resources/ko')).ko,
    tw: async () => (await import('../../late-texts/resources/tw')).tw,
  },
  rules,
)
