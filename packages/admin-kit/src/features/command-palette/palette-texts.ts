import { createLateTexts } from '../../late-texts/create-late-texts'
import rules from './command-palette.late.css?inline'

/** Renders its children once the words of the command palette are loaded in the reader's language. */
export const PaletteTexts = createLateTexts(
  'palette',
  {
    zh: async () => (await import('../../late-texts/palette/zh')).zh,
    en: async () => (await import('../../late-texts/palette/en')).en,
    ja: async () => (await import('../../late-texts/palette/ja')).ja,
    ko: async () => (await import('../../late-texts/palette/ko')).ko,
    tw: async () => (await import('../../late-texts/palette/tw')).tw,
  },
  rules,
)
