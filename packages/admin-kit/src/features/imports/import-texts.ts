import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './imports.late.css?inline'

/** Renders its children once the words of the import wizard are loaded in the reader's language. */
export const ImportTexts = createLateTexts(
  'imports',
  {
    zh: async () => (await import('../../late-texts/imports/zh')).zh,
    en: async () => (await import('../../late-texts/imports/en')).en,
    ja: async () => (await import('../../late-texts/imports/ja')).ja,
    ko: async () => (await import('../../late-texts/imports/ko')).ko,
    tw: async () => (await import('../../late-texts/imports/tw')).tw,
  },
  rules,
)
