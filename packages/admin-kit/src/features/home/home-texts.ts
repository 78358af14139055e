import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './home.late.css?inline'

/** Renders its children once the words of the start page are loaded in the reader's language. */
export const HomeTexts = createLateTexts(
  'home',
  {
    zh: async () => (await import('../../late-texts/home/zh')).zh,
    en: async () => (await import('../../late-texts/home/en')).en,
    ja: async () => (await import('../../late-texts/home/ja')).ja,
    ko: async () => (await import('../../late-texts/home/ko')).ko,
    tw: async () => (await import('../../late-texts/home/tw')).tw,
  },
  rules,
)
