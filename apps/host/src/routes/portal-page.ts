import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { ContentDetail } from '../portal/data/portal-reader'
import type { Strings } from '../strings/load-strings'

/** What a page says of itself in the head of the document. */
export interface PageHead {
  title: string
  description?: string
  /** The item that a page is about, for search engines. */
  item?: ContentDetail
}

/** Kept on every portal route: the page's head, and its module for preloading. */
export interface PageHandle {
  /** Made from the route's loader data and the reader's words. */
  head: (data: unknown, t: Strings) => PageHead
  /** Source module of the page, as the build's manifest names it; absent for pages in the first bundle. */
  module?: string
}

/** What the module of a lazily loaded portal page exports. */
export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
}

/** Narrows the unknown handle of a route match. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function'
}
