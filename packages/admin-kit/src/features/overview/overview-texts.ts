import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './overview.late.css?inline'

/** Renders its children once the words of the data overview are loaded in the reader's language. */
export const OverviewTexts = createLateTexts(
  'overview',
  {
    zh: async () => (await import('../../late-texts/overview/zh')).zh,
    en: async () => (await import('../../late-texts/overview/en')).en,
    ja: async () => (await import('../../late-texts/overview/ja')).ja,
    ko: async () => (await import('../../late-texts/overview/ko')).ko,
    tw: async () => (await import('../../late-texts/overview/tw')).tw,
  },
  rules,
)
