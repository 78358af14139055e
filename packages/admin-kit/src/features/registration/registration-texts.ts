import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './registration.late.css?inline'

/** Renders its children once the words of registering are loaded in the reader's language. */
export const RegistrationTexts = createLateTexts(
  'registration',
  {
    zh: async () => (await import('../../late-texts/registration/zh')).zh,
    en: async () => (await import('../../late-texts/registration/en')).en,
    ja: async () => (await import('../../late-texts/registration/ja')).ja,
    ko: async () => (await import('../../late-texts/registration/ko')).ko,
    tw: async () => (await import('../../late-texts/registration/tw')).tw,
  },
  rules,
)
