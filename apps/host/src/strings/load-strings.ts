import type { Locale } from '../preferences/languages'
import { loadCommonStrings, loadedStrings, type Strings } from './common-strings'
import { loadContentStrings } from './content-strings'
import { allPageStrings, loadPageStrings, type PageStringsFiles } from './load-page-strings'

export { loadedStrings, type CommonStrings, type Strings } from './common-strings'

// A page may arrive while the reader changes the language: it is hydrated in the first one, then changes.
const shown = new Set<Locale>()
// The server renders any page; a browser loads the strings of a page with the page.
const needed = allPageStrings()
const parts = { isContentNeeded: needed.size > 0 }

async function loadMissing(locale: Locale): Promise<void> {
  const [{ pages }] = await Promise.all([
    loadCommonStrings(locale),
    parts.isContentNeeded ? loadContentStrings(locale) : undefined,
  ])
  const missing = [...needed].filter(([name]) => !pages[name])
  const added = await Promise.all(
    missing.map(async ([name, files]) => [name, await loadPageStrings(files, locale)] as const),
  )
  Object.assign(pages, Object.fromEntries(added))
}

/** Loads the portal's strings in a language, with those of the pages that have been shown. */
export async function loadStrings(locale: Locale): Promise<Strings> {
  shown.add(locale)
  await loadMissing(locale)
  return loadedStrings(locale)
}

/** Loads the strings of a page in the languages of this visit, and from then on with every language. */
export async function addPageStrings(name: string, files: PageStringsFiles): Promise<void> {
  needed.set(name, files)
  await Promise.all([...shown].map(loadMissing))
}

/** Loads the strings of items in the languages of this visit, and from then on with every language. */
export async function addContentStrings(): Promise<void> {
  parts.isContentNeeded = true
  await Promise.all([...shown].map(loadContentStrings))
}
