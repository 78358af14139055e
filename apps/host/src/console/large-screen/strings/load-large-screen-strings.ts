import { createCatalogues, type Shape } from '../../../strings/catalogues'
import type { zh } from './zh'

/** Words of the large screen; no other page loads them. */
export type LargeScreenStrings = Shape<typeof zh>

/** Loads the words of the large screen in a language. */
export const { load: loadLargeScreenStrings } = createCatalogues<LargeScreenStrings>('large screen', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
