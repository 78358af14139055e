import { createCatalogues, type Shape } from '../../../strings/catalogues'
import type { zh } from './zh'

/** Words of the notice that offers a new version; they load with it. */
export type NewVersionStrings = Shape<typeof zh>

/** Loads the words of the notice in a language. */
export const { load: loadNewVersionStrings } = createCatalogues<NewVersionStrings>('new version', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
