import * as z from 'zod/mini'
import { inOrder, onlyHome, type HomePage, type OpenedPages } from './opened-pages'

/** Raised when the stored shape changes. Version 1 knew no pinned pages and is still read; others are forgotten. */
const VERSION = 2

/** More tabs than this are not restored. */
const MOST_TABS = 40

const storedPages = z.object({
  version: z.union([z.literal(1), z.literal(VERSION)]),
  pages: z
    .array(
      z.object({
        path: z.string().check(z.startsWith('/'), z.maxLength(2000)),
        name: z.string().check(z.maxLength(200)),
        title: z.string().check(z.maxLength(200)),
        selected: z.boolean(),
        pinned: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(MOST_TABS)),
})

/** The text that keeps the opened pages in session storage. */
export function storePages(pages: OpenedPages): string {
  return JSON.stringify({ version: VERSION, pages: pages.slice(0, MOST_TABS) })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Somebody else wrote under our key, or the text was cut: as good as nothing stored.
    return null
  }
}

/** Reads a stored list; anything unknown, damaged or of another version gives home alone. Home is always first. */
export function restorePages(text: string | null, home: HomePage): OpenedPages {
  const stored = storedPages.safeParse(text === null ? null : parse(text))
  if (!stored.success) return onlyHome(home)
  const others = stored.data.pages.filter(({ path }) => path !== home.path)
  const isHomeSelected = !others.some(({ selected }) => selected)
  return inOrder([{ ...home, selected: isHomeSelected }, ...others])
}
