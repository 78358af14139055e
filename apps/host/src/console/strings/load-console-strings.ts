import { createCatalogues, type Shape } from '../../strings/catalogues'
import type { zh } from './zh'

/** Words of the console's frame; visitors never load them, and the console loads none of theirs. */
export type ConsoleStrings = Shape<typeof zh>

/** Loads the words of the console's frame in a language, and answers them once they are there. */
export const { load: loadConsoleStrings, atHand: consoleStringsAtHand } = createCatalogues<ConsoleStrings>('console', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
