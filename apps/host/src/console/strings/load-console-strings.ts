import { createCatalogues, type Shape } from '../../strings/catalogues'
import { zh } from './zh'

/** Words of the console's frame; visitors never load them, and the console loads none of theirs. */
export type ConsoleStrings = Shape<typeof zh>

/** Loads the words of the console's frame in a language, and answers them once they are there. */
export const { load: loadConsoleStrings, loaded: loadedConsoleStrings } = createCatalogues<ConsoleStrings>('console', {
  // The default comes with the console, as it does with the kit: as a file it would wait for one of six connections.
  zh: async () => zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
