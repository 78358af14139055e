import { createLateTexts } from '../../late-texts/create-late-texts'
import common from '../../profiles/profiles.late.css?inline'
import rules from './preschool-review.late.css?inline'

/** Renders its children once the words of the screen of early childhood are loaded in the reader's language. */
export const PreschoolReviewTexts = createLateTexts(
  'preschoolReview',
  {
    zh: async () => (await import('../../late-texts/preschool-review/zh')).zh,
    en: async () => (await import('../../late-texts/preschool-review/en')).en,
    ja: async () => (await import('../../late-texts/preschool-review/ja')).ja,
    ko: async () => (await import('../../late-texts/preschool-review/ko')).ko,
    tw: async () => (await import('../../late-texts/preschool-review/tw')).tw,
  },
  `${common}${rules}`,
)
