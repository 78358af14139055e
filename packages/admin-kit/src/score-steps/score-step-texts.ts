import { createLateTexts } from '../late-texts/create-late-texts'
import rules from './score-steps.late.css?inline'

/** Renders its children once the words of score steps are loaded in the reader's language. */
export const ScoreStepTexts = createLateTexts(
  'scoreSteps',
  {
    zh: async () => (await import('../late-texts/score-steps/zh')).zh,
    en: async () => (await import('../late-texts/score-steps/en')).en,
    ja: async () => (await import('../late-texts/score-steps/ja')).ja,
    ko: async () => (await import('../late-texts/score-steps/ko')).ko,
    tw: async () => (await import('../late-texts/score-steps/tw')).tw,
  },
  rules,
)
