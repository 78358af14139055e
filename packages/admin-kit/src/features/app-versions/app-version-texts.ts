import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './app-versions.late.css?inline'

/** Renders its children once the words of the app versions are loaded in the reader's language. */
export const AppVersionTexts = createLateTexts(
  'appVersions',
  {
    zh: async () => (await import('../../late-texts/app-versions/zh')).zh,
    en: async () => (await import('../../late-texts/app-versions/en')).en,
    ja: async () => (await import('../../late-texts/app-versions/ja')).ja,
    ko: async () => (await import('../../late-texts/app-versions/ko')).ko,
    tw: async () => (await import('../../late-texts/app-versions/tw')).tw,
  },
  rules,
)
