import type { Locale } from '../preferences/languages'
import type { PageStrings } from '../routes/portal-page'
import { createCatalogues, type Shape } from './catalogues'
import type { strings } from './zh'

/** Strings that several pages of the portal use: plain texts, and functions where a value is part of the sentence. */
export type CommonStrings = Shape<typeof strings>

/** Everything the portal says in one language. */
export type Strings = CommonStrings & {
  /** The strings of each page, by the name of its folder; pages read their own with `usePageStrings`. */
  pages: Readonly<Record<string, PageStrings>>
}

const catalogues = createCatalogues<Strings & { pages: Record<string, PageStrings> }>('portal', {
  zh: async () => ({ ...(await import('./zh')).strings, pages: {} }),
  en: async () => ({ ...(await import('./en')).strings, pages: {} }),
  ja: async () => ({ ...(await import('./ja')).strings, pages: {} }),
  ko: async () => ({ ...(await import('./ko')).strings, pages: {} }),
  tw: async () => ({ ...(await import('./tw')).strings, pages: {} }),
})

/** Loads the strings that several pages use. */
export const loadCommonStrings = catalogues.load

/** Returns the strings of a language that has been loaded; throws when it has not. */
export const loadedStrings: (locale: Locale) => Strings = catalogues.loaded
