import type { Locale } from '../preferences/languages'
import type { PageStrings } from '../routes/portal-page'

/** What a file in `portal/pages/<page>/strings/` exports: the strings, under the name of the language. */
export type PageStringsModule = Record<string, PageStrings>

/** Loads the strings of a page in a language, by their path from the page's folder. */
export type PageStringsFiles = Readonly<Record<string, () => Promise<PageStringsModule>>>

// A browser loads the strings of a page with the page; the list of all files would weigh on every page.
// In unit tests components are rendered without the route that loads them.
const isComplete = import.meta.env.SSR || import.meta.env.MODE === 'test'
const files = isComplete ? import.meta.glob<PageStringsModule>('../portal/pages/*/strings/*.ts') : {}

/** The path of a page's strings in a language, as the build names their module. */
export const pageStringsModule = (name: string, locale: Locale) => `src/portal/pages/${name}/strings/${locale}.ts`

/** Returns the strings of all pages, by the name of the page; empty in the browser. */
export function allPageStrings(): Map<string, PageStringsFiles> {
  const pages = new Map<string, Record<string, () => Promise<PageStringsModule>>>()
  for (const [file, load] of Object.entries(files)) {
    const [name = file, , language] = file.split('/').slice(-3)
    pages.set(name, { ...pages.get(name), [`./strings/${language}`]: load })
  }
  return pages
}

/** Loads the strings of a page in a language. */
export async function loadPageStrings(page: PageStringsFiles, locale: Locale): Promise<PageStrings> {
  const strings = (await page[`./strings/${locale}.ts`]?.())?.[locale]
  if (!strings) throw new Error(`A page of the portal has no strings in strings/${locale}.ts.`)
  return strings
}
