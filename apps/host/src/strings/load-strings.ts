import type { Locale } from '../preferences/languages'
import { loadCommonStrings, loadedStrings, type Strings } from './common-strings'
import { allPageStrings, loadPageStrings, type PageStringsFiles } from './load-page-strings'

export { loadedStrings, type CommonStrings, type Strings } from './common-strings'

const current: { locale: Locale } = { locale: 'zh' }
// The server renders any page; a browser loads the strings of a page with the page.
const needed = allPageStrings()

async function loadMissing(locale: Locale): Promise<void> {
  const { pages } = await loadCommonStrings(locale)
  const missing = [...needed].filter(([name]) => !pages[name])
  const added = await Promise.all(
    missing.map(async ([name, files]) => [name, await loadPageStrings(files, locale)] as const),
  )
  Object.assign(pages, Object.fromEntries(added))
}

/** Loads the portal's strings in a language, with those of the pages that have been shown. */
export async function loadStrings(locale: Locale): Promise<Strings> {
  current.locale = locale
  await loadMissing(locale)
  return loadedStrings(locale)
}

/** Loads the strings of a page in the language that was loaded last, and from then on with every language. */
export async function addPageStrings(name: string, files: PageStringsFiles): Promise<void> {
  needed.set(name, files)
  await loadMissing(current.locale)
}
