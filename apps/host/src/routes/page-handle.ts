import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { PageHead, ViewedItem } from './portal-page'
import type { PageStringsFiles } from '../strings/load-page-strings'
import type { Strings } from '../strings/load-strings'

/** The `handle` of every portal route: the page's head, and its module for preloading. */
export interface PageHandle {
  /**
   * Made from the route's loader data and the reader's strings. `columnTitle` is the name of the site's column at this
   * path, which is the heading of its page.
   */
  head: (data: unknown, t: Strings, columnTitle?: string) => PageHead
  /** The item of the page, whose readers the server counts. */
  viewedItem: (data: unknown) => ViewedItem | undefined
  /** The page is hydrated with the frame, not when the reader acts. */
  isEager: boolean
  /** Stores what the reader has on the page, and resolves to whether something is stored in this browser. */
  trackState: (() => Promise<boolean>) | undefined
  /** Name of the page, whose strings are loaded with it. */
  name: string
  /** Loads the page with its strings. */
  load: () => Promise<LoadedPage>
  /** Source module of the page, as the build's manifest names it. */
  module: string
}

/** What the module of a portal page exports. */
export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  /** Loads the page's strings in a language. */
  strings: PageStringsFiles
}

/** A page whose strings have been loaded with it. */
export type LoadedPage = Omit<PageModule, 'strings'>

/** Narrows the unknown handle of a route match. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function'
}
