import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './menu-config.late.css?inline'

/** Renders its children once the words of the menu's configuration are loaded in the reader's language. */
export const MenuConfigTexts = createLateTexts(
  'menuConfig',
  {
    zh: async () => (await import('../../late-texts/menu-config/zh')).zh,
    en: async () => (await import('../../late-texts/menu-config/en')).en,
    ja: async () => (await import('../../late-texts/menu-config/ja')).ja,
    ko: async () => (await import('../../late-texts/menu-config/ko')).ko,
    tw: async () => (await import('../../late-texts/menu-config/tw')).tw,
  },
  rules,
)
