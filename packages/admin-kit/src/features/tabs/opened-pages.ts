import type { OpenedPage } from '../../context/client-state'

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

/** Home, then the pinned pages, then the others; the order within each group is unchanged. */
export function inOrder([home, ...pages]: OpenedPages): OpenedPages {
  if (!home) return pages
  return [home, ...pages.filter(({ pinned }) => pinned), ...pages.filter(({ pinned }) => !pinned)]
}

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

/** The pages with the names of their records, as far as these are known. */
export function withRecords(pages: OpenedPages, names: Readonly<Record<string, string>>): OpenedPages {
  return pages.map((page) => {
    const record = names[page.path]
    return record === undefined ? page : { ...page, record }
  })
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

const stays = (page: OpenedPage, home: HomePage) => page.path === home.path || page.pinned === true

/** Closes all but home, the pinned ones and the named page, which is selected then. */
export function closeOthers(pages: OpenedPages, path: string, home: HomePage): OpenedPages {
  return withSelection(
    pages.filter((page) => stays(page, home) || page.path === path),
    path,
    home,
  )
}

/** Closes all but home and the pinned ones. */
export function closeAll(pages: OpenedPages, home: HomePage): OpenedPages {
  return withSelection(
    pages.filter((page) => stays(page, home)),
    selectedPath(pages, home),
    home,
  )
}

/** Closes all pages to the right of the named one; pinned ones stay. */
export function closeRight(pages: OpenedPages, path: string, home: HomePage): OpenedPages {
  const index = pages.findIndex((page) => page.path === path)
  const rest = pages.filter((page, at) => at <= index || stays(page, home))
  const selected = selectedPath(pages, home)
  return withSelection(rest, rest.some((page) => page.path === selected) ? selected : path, home)
}

/** Pins a page or lets it go. */
export function pinPage(pages: OpenedPages, path: string, pinned: boolean): OpenedPages {
  return inOrder(pages.map((page) => (page.path === path ? { ...page, pinned } : page)))
}

/** Opens a closed page again where it stood, and selects it. */
export function reopenPage(pages: OpenedPages, page: OpenedPage, at: number): OpenedPages {
  if (pages.some(({ path }) => path === page.path)) return select(pages, page.path)
  return select(inOrder([...pages.slice(0, at), page, ...pages.slice(at)]), page.path)
}

/** Moves a page to another place; nothing ever stands before home, and pinned pages stay together. */
export function movePage(pages: OpenedPages, path: string, to: number): OpenedPages {
  const from = pages.findIndex((page) => page.path === path)
  const moved = pages[from]
  if (!moved || from === 0) return pages
  const rest = pages.filter((page) => page.path !== path)
  const place = Math.max(1, Math.min(to, rest.length))
  return inOrder([...rest.slice(0, place), moved, ...rest.slice(place)])
}
