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

/** A language's file. It contains the strings of all pages, since titles are needed before a page is loaded. */
interface LanguageModule {
  strings: CommonStrings
  pages: Record<string, PageStrings>
}

function join({ strings, pages }: LanguageModule): Strings {
  const folderOf = (file: string) => file.split('/').at(-3) ?? file
  return {
    ...strings,
    pages: Object.fromEntries(Object.entries(pages).map(([file, page]) => [folderOf(file), page])),
  }
}

/** Loads the portal's strings in a language; `loadedStrings` returns them once they are loaded. */
export const { load: loadStrings, loaded: loadedStrings } = createCatalogues<Strings>('portal', {
  zh: async () => join(await import('./zh')),
  en: async () => join(await import('./en')),
  ja: async () => join(await import('./ja')),
  ko: async () => join(await import('./ko')),
  tw: async () => join(await import('./tw')),
})
