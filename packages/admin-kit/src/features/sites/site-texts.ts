import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './sites.late.css?inline'

/** Renders its children once the words of the site screen are loaded in the reader's language. */
export const SiteTexts = createLateTexts(
  'sites',
  {
    zh: async () => (await import('../../late-texts/sites/zh')).zh,
    en: async () => (await import('../../late-texts/sites/en')).en,
    ja: async () => (await import('../../late-texts/sites/ja')).ja,
    ko: async () => (await import('../../late-texts/sites/ko')).ko,
    tw: async () => (await import('../../late-texts/sites/tw')).tw,
  },
  rules,
)
