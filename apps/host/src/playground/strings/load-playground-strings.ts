import { createCatalogues, type Shape } from '../../strings/catalogues'
import type { zh } from './zh'

/** Words of the embed playground; nobody else loads them. */
export type PlaygroundStrings = Shape<typeof zh>

/** Loads the playground's words in a language. */
export const { load: loadPlaygroundStrings } = createCatalogues<PlaygroundStrings>('playground', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
