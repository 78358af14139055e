import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './stages.late.css?inline'

/** Renders its children once the words of stages and subjects are loaded in the reader's language. */
export const StageTexts = createLateTexts(
  'stages',
  {
    zh: async () => (await import('../../late-texts/stages/zh')).zh,
    en: async () => (await import('../../late-texts/stages/en')).en,
    ja: async () => (await import('../../late-texts/stages/ja')).ja,
    ko: async () => (await import('../../late-texts/stages/ko')).ko,
    tw: async () => (await import('../../late-texts/stages/tw')).tw,
  },
  rules,
)
