import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './competitions.late.css?inline'

/** Renders its children once the words of the competitions are loaded in the reader's language. */
export const CompetitionTexts = createLateTexts(
  'competitions',
  {
    zh: async () => (await import('../../late-texts/competitions/zh')).zh,
    en: async () => (await import('../../late-texts/competitions/en')).en,
    ja: async () => (await import('../../late-texts/competitions/ja')).ja,
    ko: async () => (await import('../../late-texts/competitions/ko')).ko,
    tw: async () => (await import('../../late-texts/competitions/tw')).tw,
  },
  rules,
)
