import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './activities.late.css?inline'

/** Renders its children once the words of the activities are loaded in the reader's language. */
export const ActivityTexts = createLateTexts(
  'activities',
  {
    zh: async () => (await import('../../late-texts/activities/zh')).zh,
    en: async () => (await import('../../late-texts/activities/en')).en,
    ja: async () => (await import('../../late-texts/activities/ja')).ja,
    ko: async () => (await import('../../late-texts/activities/ko')).ko,
    tw: async () => (await import('../../late-texts/activities/tw')).tw,
  },
  rules,
)
