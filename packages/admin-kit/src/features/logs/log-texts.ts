import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './logs.late.css?inline'

/** Renders its children once the words of the logs are loaded in the reader's language. */
export const LogTexts = createLateTexts(
  'logs',
  {
    zh: async () => (await import('../../late-texts/logs/zh')).zh,
    en: async () => (await import('../../late-texts/logs/en')).en,
    ja: async () => (await import('../../late-texts/logs/ja')).ja,
    ko: async () => (await import('../../late-texts/logs/ko')).ko,
    tw: async () => (await import('../../late-texts/logs/tw')).tw,
  },
  rules,
)
