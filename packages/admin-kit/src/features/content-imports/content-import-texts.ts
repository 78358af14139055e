import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './content-imports.late.css?inline'

/** Renders its children once the words of the import of articles are loaded in the reader's language. */
export const ContentImportTexts = createLateTexts(
  'contentImports',
  {
    zh: async () => (await import('../../late-texts/content-imports/zh')).zh,
    en: async () => (await import('../../late-texts/content-imports/en')).en,
    ja: async () => (await import('../../late-texts/content-imports/ja')).ja,
    ko: async () => (await import('../../late-texts/content-imports/ko')).ko,
    tw: async () => (await import('../../late-texts/content-imports/tw')).tw,
  },
  rules,
)
