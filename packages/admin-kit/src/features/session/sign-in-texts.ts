import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './session.late.css?inline'

/** Renders its children once the words around the sign-in form are loaded in the reader's language. */
export const SignInTexts = createLateTexts(
  'signIn',
  {
    zh: async () => (await import('../../late-texts/sign-in/zh')).zh,
    en: async () => (await import('../../late-texts/sign-in/en')).en,
    ja: async () => (await import('../../late-texts/sign-in/ja')).ja,
    ko: async () => (await import('../../late-texts/sign-in/ko')).ko,
    tw: async () => (await import('../../late-texts/sign-in/tw')).tw,
  },
  rules,
)
