import { createLateTexts } from '../../late-texts/create-late-texts'
import common from '../../profiles/profiles.late.css?inline'
import rules from './principals.late.css?inline'

/** Renders its children once the words of the screen of principals are loaded in the reader's language. */
export const PrincipalTexts = createLateTexts(
  'principals',
  {
    zh: async () => (await import('../../late-texts/principals/zh')).zh,
    en: async () => (await import('../../late-texts/principals/en')).en,
    ja: async () => (await import('../../late-texts/principals/ja')).ja,
    ko: async () => (await import('../../late-texts/principals/ko')).ko,
    tw: async () => (await import('../../late-texts/principals/tw')).tw,
  },
  `${common}${rules}`,
)
