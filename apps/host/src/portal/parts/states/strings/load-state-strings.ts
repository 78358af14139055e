import { createCatalogues, type Shape } from '../../../../strings/catalogues'
import type { strings } from './zh'

/** Strings of what a page says in place of its content. */
export type StateStrings = Shape<typeof strings>

/** Loads these strings; `loadedStateStrings` returns them once they are loaded. */
export const { load: loadStateStrings, loaded: loadedStateStrings } = createCatalogues<StateStrings>('states', {
  zh: async () => (await import('./zh')).strings,
  en: async () => (await import('./en')).strings,
  ja: async () => (await import('./ja')).strings,
  ko: async () => (await import('./ko')).strings,
  tw: async () => (await import('./tw')).strings,
})
