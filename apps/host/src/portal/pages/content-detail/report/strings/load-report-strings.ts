import { createCatalogues, type Shape } from '../../../../../strings/catalogues'
import type { zh } from './zh'

/** Strings of the report of a resource; visitors never load them. */
export type ReportStrings = Shape<typeof zh>

/** Loads the strings of the report of a resource in a language. */
export const { load: loadReportStrings } = createCatalogues<ReportStrings>('resource report', {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
})
