import type { Locale } from '../preferences/languages'
import type { PageStrings } from '../routes/portal-page'
import { createCatalogues, type Shape } from './catalogues'
import { allPageStrings, loadPageStrings, type PageStringsFiles } from './load-page-strings'
import type { strings } from './zh'

/** Strings that several pages of the portal use: plain texts, and functions where a value is part of the sentence. */
export type CommonStrings = Shape<typeof strings>

/** Everything the portal says in one language. */
export type Strings = CommonStrings & {
  /** The strings of each page, by the name of its folder; pages read their own with `usePageStrings`. */
  pages: Readonly<Record<string, PageStrings>>
}

const current: { locale: Locale } = { locale: 'zh' }
// The server renders any page; a browser loads the strings of a page with the page.
const needed = allPageStrings()

const { load, loaded } = createCatalogues<Strings & { pages: Record<string, PageStrings> }>('portal', {
  zh: async () => ({ ...(await import('./zh')).strings, pages: {} }),
  en: async () => ({ ...(await import('./en')).strings, pages: {} }),
  ja: async () => ({ ...(await import('./ja')).strings, pages: {} }),
  ko: async () => ({ ...(await import('./ko')).strings, pages: {} }),
  tw: async () => ({ ...(await import('./tw')).strings, pages: {} }),
})

async function loadMissing(locale: Locale): Promise<void> {
  const { pages } = await load(locale)
  const missing = [...needed].filter(([name]) => !pages[name])
  const added = await Promise.all(
    missing.map(async ([name, files]) => [name, await loadPageStrings(files, locale)] as const),
  )
  Object.assign(pages, Object.fromEntries(added))
}

/** Returns the strings of a language that has been loaded; throws when it has not. */
export const loadedStrings: (locale: Locale) => Strings = loaded

/** Loads the portal's strings in a language, with those of the pages that have been shown. */
export async function loadStrings(locale: Locale): Promise<Strings> {
  current.locale = locale
  await loadMissing(locale)
  return loaded(locale)
}

/** Loads the strings of a page in the language that was loaded last, and from then on with every language. */
export async function addPageStrings(name: string, files: PageStringsFiles): Promise<void> {
  needed.set(name, files)
  await loadMissing(current.locale)
}
