import { createLateTexts } from '../../late-texts/create-late-texts'
import common from '../../profiles/profiles.late.css?inline'
import rules from './school-profiles.late.css?inline'

/** Renders its children once the words of the screen of school profiles are loaded in the reader's language. */
export const SchoolProfileTexts = createLateTexts(
  'schoolProfiles',
  {
    zh: async () => (await import('../../late-texts/school-profiles/zh')).zh,
    en: async () => (await import('../../late-texts/school-profiles/en')).en,
    ja: async () => (await import('../../late-texts/school-profiles/ja')).ja,
    ko: async () => (await import('../../late-texts/school-profiles/ko')).ko,
    tw: async () => (await import('../../late-texts/school-profiles/tw')).tw,
  },
  `${common}${rules}`,
)
