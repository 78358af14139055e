import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './registrations.late.css?inline'

/** Renders its children once the words of the screen of registrations are loaded in the reader's language. */
export const RegistrationTexts = createLateTexts(
  'registrations',
  {
    zh: async () => (await import('../../late-texts/registrations/zh')).zh,
    en: async () => (await import('../../late-texts/registrations/en')).en,
    ja: async () => (await import('../../late-texts/registrations/ja')).ja,
    ko: async () => (await import('../../late-texts/registrations/ko')).ko,
    tw: async () => (await import('../../late-texts/registrations/tw')).tw,
  },
  rules,
)
