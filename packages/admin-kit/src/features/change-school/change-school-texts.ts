import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './change-school.late.css?inline'

/** Renders its children once the words of the changes of school are loaded in the reader's language. */
export const ChangeSchoolTexts = createLateTexts(
  'changeSchool',
  {
    zh: async () => (await import('../../late-texts/change-school/zh')).zh,
    en: async () => (await import('../../late-texts/change-school/en')).en,
    ja: async () => (await import('../../late-texts/change-school/ja')).ja,
    ko: async () => (await import('../../late-texts/change-school/ko')).ko,
    tw: async () => (await import('../../late-texts/change-school/tw')).tw,
  },
  rules,
)
