import type { Locale } from '../preferences/languages'
import type { PageStrings } from '../routes/portal-page'
import { createCatalogues, type Shape } from './catalogues'
import { loadedContentStrings, type ContentStrings } from './content-strings'
import type { strings } from './zh'

/** Strings that several pages of the portal use: plain texts, and functions where a value is part of the sentence. */
export type CommonStrings = Shape<typeof strings>

/** Everything the portal says in one language. */
export type Strings = CommonStrings & {
  /** Strings of items and their files. They are loaded with the first page that shows items; earlier reads throw. */
  readonly content: ContentStrings
  /** The strings of each page, by the name of its folder; pages read their own with `usePageStrings`. */
  pages: Readonly<Record<string, PageStrings>>
}

const withParts = (locale: Locale, common: CommonStrings): Strings & { pages: Record<string, PageStrings> } => ({
  ...common,
  pages: {},
  get content() {
    return loadedContentStrings(locale)
  },
})

const catalogues = createCatalogues('portal', {
  zh: async () => withParts('zh', (await import('./zh')).strings),
  en: async () => withParts('en', (await import('./en')).strings),
  ja: async () => withParts('ja', (await import('./ja')).strings),
  ko: async () => withParts('ko', (await import('./ko')).strings),
  tw: async () => withParts('tw', (await import('./tw')).strings),
})

/** Loads the strings that several pages use. */
export const loadCommonStrings = catalogues.load

/** Returns the strings of a language that has been loaded; throws when it has not. */
export const loadedStrings: (locale: Locale) => Strings = catalogues.loaded
