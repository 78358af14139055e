import type { ContentDetail } from '../portal/data/portal-reader'
import type { Strings } from '../strings/load-strings'

/** What the strings of every page have. */
export interface PageStrings {
  /** Title of the page; a page with several addresses may have one for each. */
  title?: string
  titles?: Readonly<Record<string, string>>
}

/** What a page puts in the head of the document. */
export interface PageHead {
  title: string
  description?: string
  /** The item that the page is about, for search engines. */
  item?: ContentDetail
}

/** An item whose readers are counted: its type in the contract and its id. */
export interface ViewedItem {
  type: string
  id: number
}

/** What the head of a page is made from. */
export interface HeadInput<OwnStrings> {
  /** What the page's loader returned. */
  data: unknown
  /** The page's own strings in the reader's language. */
  strings: OwnStrings
  t: Strings
}

/**
 * A page of the portal. Its folder contains everything else: `<name>.page.tsx` exports `Component` and `loader` and is
 * loaded with the page, `strings/` contains its strings in five languages (see `routes/portal-pages.ts`).
 */
export interface PortalPage<OwnStrings = PageStrings> {
  /** The name of the folder and the beginning of the names of its files. */
  name: string
  paths: readonly [string, ...string[]]
  /** Addresses that redirect to the first path with their query. */
  redirectsFrom?: readonly string[]
  /** Addresses that work without a token (specification section 6): a 401 is shown in the page and leads nowhere. */
  publicPaths?: readonly string[]
  /** Query parameters that narrow or choose what the page shows. It reads no others but `site`, and `page` if paged. */
  filters?: readonly string[]
  /** The page shows rows in pages: it reads the query parameter `page`. */
  isPaged?: boolean
  /** The page is hydrated with the frame; others when the reader acts. It reads no strings of items before. */
  isEager?: boolean
  /**
   * Stores from now on what the reader has on the page, and resolves to true where something is stored in this browser:
   * the page is then hydrated with the frame, to show it. Browser only.
   */
  trackState?: () => Promise<boolean>
  /** Returns the item of the page, whose readers the server counts. */
  viewedItem?(data: unknown): ViewedItem | undefined
  /** Without one, the head has the page's title and the portal's description. */
  head?(input: HeadInput<OwnStrings>): PageHead
}

/** Types a page's definition by the source language of its strings. */
export function portalPage<OwnStrings extends PageStrings>(page: PortalPage<OwnStrings>): PortalPage<OwnStrings> {
  return page
}
