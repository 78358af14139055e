import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './security.late.css?inline'

/** Renders its children once the words of the screen of sessions are loaded in the reader's language. */
export const SecurityTexts = createLateTexts(
  'security',
  {
    zh: async () => (await import('../../late-texts/security/zh')).zh,
    en: async () => (await import('../../late-texts/security/en')).en,
    ja: async () => (await import('../../late-texts/security/ja')).ja,
    ko: async () => (await import('../../late-texts/security/ko')).ko,
    tw: async () => (await import('../../late-texts/security/tw')).tw,
  },
  rules,
)
