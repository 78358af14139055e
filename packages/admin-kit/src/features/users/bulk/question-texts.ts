import { createLateTexts } from '../../../late-texts/create-late-texts'
import rules from './user-questions.late.css?inline'

/** Renders its children once the words of the confirmations are loaded in the reader's language. */
export const QuestionTexts = createLateTexts(
  'userQuestions',
  {
    zh: async () => (await import('../../../late-texts/user-questions/zh')).zh,
    en: async () => (await import('../../../late-texts/user-questions/en')).en,
    ja: async () => (await import('../../../late-texts/user-questions/ja')).ja,
    ko: async () => (await import('../../../late-texts/user-questions/ko')).ko,
    tw: async () => (await import('../../../late-texts/user-questions/tw')).tw,
  },
  rules,
)
