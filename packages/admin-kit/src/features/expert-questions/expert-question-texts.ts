import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './expert-questions.late.css?inline'

/** Renders its children once the words of the screen are loaded in the reader's language. */
export const ExpertQuestionTexts = createLateTexts(
  'expertQuestions',
  {
    zh: async () => (await import('../../late-texts/expert-questions/zh')).zh,
    en: async () => (await import('../../late-texts/expert-questions/en')).en,
    ja: async () => (await import('../../late-texts/expert-questions/ja')).ja,
    ko: async () => (await import('../../late-texts/expert-questions/ko')).ko,
    tw: async () => (await import('../../late-texts/expert-questions/tw')).tw,
  },
  rules,
)
