import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './messages.late.css?inline'

/** Renders its children once the words of messages and tasks are loaded in the reader's language. */
export const MessageTexts = createLateTexts(
  'messages',
  {
    zh: async () => (await import('../../late-texts/messages/zh')).zh,
    en: async () => (await import('../../late-texts/messages/en')).en,
    ja: async () => (await import('../../late-texts/messages/ja')).ja,
    ko: async () => (await import('../../late-texts/messages/ko')).ko,
    tw: async () => (await import('../../late-texts/messages/tw')).tw,
  },
  rules,
)
