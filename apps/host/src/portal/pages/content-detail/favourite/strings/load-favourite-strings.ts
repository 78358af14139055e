import { createCatalogues, type Shape } from '../../../../../strings/catalogues'
import type { zh } from './zh'

/** Strings of the favourite of a resource; visitors never load them. */
export type FavouriteStrings = Shape<typeof zh>

/** Loads the strings of the favourite of a resource in a language. */
export const { load: loadFavouriteStrings } = createCatalogues<FavouriteStrings>('resource favourite', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
