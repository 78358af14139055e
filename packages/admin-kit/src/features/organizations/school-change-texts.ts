import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './organizations.late.css?inline'

/** Renders its children once the words of merges and promotions are loaded in the reader's language. */
export const SchoolChangeTexts = createLateTexts(
  'schoolChanges',
  {
    zh: async () => (await import('../../late-texts/school-changes/zh')).zh,
    en: async () => (await import('../../late-texts/school-changes/en')).en,
    ja: async () => (await import('../../late-texts/school-changes/ja')).ja,
    ko: async () => (await import('../../late-texts/school-changes/ko')).ko,
    tw: async () => (await import('../../late-texts/school-changes/tw')).tw,
  },
  rules,
)
