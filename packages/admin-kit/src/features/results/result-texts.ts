import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './results.late.css?inline'

/** Renders its children once the words of results are loaded in the reader's language. */
export const ResultTexts = createLateTexts(
  'results',
  {
    zh: async () => (await import('../../late-texts/results/zh')).zh,
    en: async () => (await import('../../late-texts/results/en')).en,
    ja: async () => (await import('../../late-texts/results/ja')).ja,
    ko: async () => (await import('../../late-texts/results/ko')).ko,
    tw: async () => (await import('../../late-texts/results/tw')).tw,
  },
  rules,
)
