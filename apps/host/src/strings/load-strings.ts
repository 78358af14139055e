import { createCatalogues, type Shape } from './catalogues'
import type { zh } from './zh'

/** The host's own words: plain texts, and functions where a value stands in the sentence. */
export type Strings = Shape<typeof zh>

/** Loads the host's words in a language, and answers them once they are there. */
export const { load: loadStrings, loaded: loadedStrings } = createCatalogues<Strings>('host', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
