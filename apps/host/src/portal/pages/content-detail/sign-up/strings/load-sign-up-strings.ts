import { createCatalogues, type Shape } from '../../../../../strings/catalogues'
import type { zh } from './zh'

/** Strings of the registration panel; visitors never load them. */
export type SignUpStrings = Shape<typeof zh>

/** Loads the strings of the registration panel in a language. */
export const { load: loadSignUpStrings } = createCatalogues<SignUpStrings>('activity sign-up', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
