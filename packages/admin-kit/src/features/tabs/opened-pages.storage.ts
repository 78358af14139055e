import type { OpenedPage } from '../../context/client-state'
import { inOrder, onlyHome, type HomePage, type OpenedPages } from './opened-pages'

/** Raised when the stored shape changes. Version 1 knew no pinned pages and is still read; others are forgotten. */
const VERSION = 2

/** More tabs than this are not restored. */
const MAX_TABS = 40

// By hand and not by zod: the tab bar is part of every first view, and nothing else there needs a schema.
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

function pageOf(stored: unknown): OpenedPage | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('path' in stored && 'name' in stored && 'title' in stored && 'selected' in stored)) return null
  const { path, name, title, selected } = stored
  const pinned = 'pinned' in stored ? stored.pinned : undefined
  if (!isText(path, 2000) || !path.startsWith('/') || !isText(name, 200) || !isText(title, 200)) return null
  const record = 'record' in stored ? stored.record : undefined
  if (record !== undefined && !isText(record, 200)) return null
  const search = 'search' in stored ? stored.search : undefined
  if (search !== undefined && !isText(search, 2000)) return null
  if (typeof selected !== 'boolean' || (pinned !== undefined && typeof pinned !== 'boolean')) return null
  return {
    path,
    name,
    title,
    selected,
    ...(pinned !== undefined && { pinned }),
    ...(record !== undefined && { record }),
    ...(search !== undefined && { search }),
  }
}

/** The stored pages; null when anything is unknown, damaged or of another version. */
function pagesOf(stored: unknown): OpenedPage[] | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('pages' in stored)) return null
  if (stored.version !== 1 && stored.version !== VERSION) return null
  if (!Array.isArray(stored.pages) || stored.pages.length > MAX_TABS) return null
  const pages = stored.pages.map(pageOf)
  return pages.includes(null) ? null : pages.filter((page) => page !== null)
}

/** Serialises the opened pages for session storage. */
export function storePages(pages: OpenedPages): string {
  return JSON.stringify({ version: VERSION, pages: pages.slice(0, MAX_TABS) })
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
  const stored = pagesOf(text === null ? null : parse(text))
  if (!stored) return onlyHome(home)
  const others = stored.filter(({ path }) => path !== home.path)
  const isHomeSelected = !others.some(({ selected }) => selected)
  return inOrder([{ ...home, selected: isHomeSelected }, ...others])
}
