import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './judges.late.css?inline'

/** Renders its children once the words of judges are loaded in the reader's language. */
export const JudgeTexts = createLateTexts(
  'judges',
  {
    zh: async () => (await import('../../late-texts/judges/zh')).zh,
    en: async () => (await import('../../late-texts/judges/en')).en,
    ja: async () => (await import('../../late-texts/judges/ja')).ja,
    ko: async () => (await import('../../late-texts/judges/ko')).ko,
    tw: async () => (await import('../../late-texts/judges/tw')).tw,
  },
  rules,
)
