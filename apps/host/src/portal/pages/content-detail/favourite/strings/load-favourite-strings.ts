import { createCatalogues, type Shape } from '../../../../../strings/catalogues'
import type { zh } from './zh'

/** Strings of the favourite button; visitors never load them. */
export type FavouriteStrings = Shape<typeof zh>

/** Loads the strings of the favourite button in a language. */
export const { load: loadFavouriteStrings } = createCatalogues<FavouriteStrings>('favourite button', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
