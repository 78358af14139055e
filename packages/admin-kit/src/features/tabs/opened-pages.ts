import type { OpenedPage } from '../../provider/client-state'

/** Home is always the first tab and cannot be closed. */
export interface HomePage {
  path: string
  name: string
  title: string
}

export type OpenedPages = readonly OpenedPage[]

const select = (pages: OpenedPages, path: string): OpenedPages =>
  pages.map((page) => ({ ...page, selected: page.path === path }))

const withSelection = (pages: OpenedPages, wanted: string, home: HomePage): OpenedPages =>
  select(pages, pages.some(({ path }) => path === wanted) ? wanted : home.path)

const selectedPath = (pages: OpenedPages, home: HomePage) => pages.find(({ selected }) => selected)?.path ?? home.path

/** The list at the start: home alone. */
export function onlyHome(home: HomePage): OpenedPages {
  return [{ ...home, selected: true }]
}

/** Opens a page, or selects it where it is open already; its title follows the menu. */
export function openPage(pages: OpenedPages, page: Omit<OpenedPage, 'selected'>): OpenedPages {
  const isOpen = pages.some(({ path }) => path === page.path)
  const next = isOpen
    ? pages.map((one) => (one.path === page.path ? { ...one, ...page } : one))
    : [...pages, { ...page, selected: false }]
  return select(next, page.path)
}

/** Closes one page. When it was selected, its right neighbour takes over, else its left one. Home stays. */
export function closePage(pages: OpenedPages, path: string, home: HomePage): OpenedPages {
  const index = pages.findIndex((page) => page.path === path)
  if (index < 0 || path === home.path) return pages
  const rest = pages.filter((page) => page.path !== path)
  const neighbour = rest[index] ?? rest[index - 1]
  const selected = selectedPath(pages, home)
  return withSelection(rest, selected === path ? (neighbour?.path ?? home.path) : selected, home)
}

/** Closes all but home and the named page, which is selected then. */
export function closeOthers(pages: OpenedPages, path: string, home: HomePage): OpenedPages {
  return withSelection(
    pages.filter((page) => page.path === home.path || page.path === path),
    path,
    home,
  )
}

/** Closes all pages to the right of the named one. */
export function closeRight(pages: OpenedPages, path: string, home: HomePage): OpenedPages {
  const index = pages.findIndex((page) => page.path === path)
  const rest = pages.slice(0, index + 1)
  const selected = selectedPath(pages, home)
  return withSelection(rest, rest.some((page) => page.path === selected) ? selected : path, home)
}

/** Moves a page to another place; nothing ever stands before home. */
export function movePage(pages: OpenedPages, path: string, to: number): OpenedPages {
  const from = pages.findIndex((page) => page.path === path)
  const moved = pages[from]
  if (!moved || from === 0) return pages
  const rest = pages.filter((page) => page.path !== path)
  const place = Math.max(1, Math.min(to, rest.length))
  return [...rest.slice(0, place), moved, ...rest.slice(place)]
}
