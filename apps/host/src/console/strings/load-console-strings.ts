import { createCatalogues, type Shape } from '../../strings/catalogues'
import { zh } from './zh'

/** Strings of the console's frame; visitors never load them, and the console loads none of the portal's. */
export type ConsoleStrings = Shape<typeof zh>

/** Loads the strings of the console's frame; `loadedConsoleStrings` returns them once they are loaded. */
export const { load: loadConsoleStrings, loaded: loadedConsoleStrings } = createCatalogues<ConsoleStrings>('console', {
  // The default language is part of the console's code: as a file it would take one of six connections.
  zh: async () => zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
