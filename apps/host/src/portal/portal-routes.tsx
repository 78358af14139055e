import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { siteOf } from './data/site-address'
import { pageStrings, pageTitle, portalPages } from '../routes/portal-pages'
import { boundedPage } from '../bootstrap/late-page'
import { addContentStrings, addPageStrings } from '../strings/load-strings'
import { loadSite, PortalLayout } from './parts/layout/portal-layout'
import { splitPart } from './parts/split-part'
import { PageSkeleton } from './parts/states/page-skeleton'
import type { PortalPage } from '../routes/portal-page'
import type { LoadedPage, PageHandle, PageModule } from '../routes/page-handle'

const PageFailure = splitPart(async () => {
  const { PageFailure: Part, stateStringsReady } = await import('./parts/states/page-failure')
  await stateStringsReady()
  return Part
})
const modules = import.meta.glob<PageModule>('./pages/*/*.page.tsx')

function routeOf(page: PortalPage, path: string): RouteObject {
  const source = `pages/${page.name}/${page.name}.page.tsx`
  const lazy = modules[`./${source}`]
  if (!lazy) throw new Error(`The portal page "${page.name}" has no module ${source}.`)
  const loadPage = async (): Promise<LoadedPage> => {
    const { strings, ...module } = await lazy()
    await Promise.all([addPageStrings(page.name, strings), page.isEager ? undefined : addContentStrings()])
    return module
  }
  const handle: PageHandle = {
    name: page.name,
    load: loadPage,
    module: `src/portal/${source}`,
    isEager: page.isEager === true,
    trackState: page.trackState,
    viewedItem: (data) => page.viewedItem?.(data),
    head: (data, t, columnTitle) => {
      if (page.head) return page.head({ data, t, strings: pageStrings(page, t) })
      const title = columnTitle ?? pageTitle(path, t)
      return { title, description: t.description(title) }
    },
  }
  const loadRoute = async () => (page.isEager ? loadPage() : boundedPage(await loadPage()))
  return { id: path, path, handle, lazy: loadRoute, HydrateFallback: PageSkeleton }
}

/** Redirects to another path with the same query, before any request is made (specification section 2). */
const redirectTo = (path: string) => ({
  loader: ({ request }: LoaderFunctionArgs) => redirect(path + new URL(request.url).search),
})

/** The route table of the portal, rendered on the server, then in the browser (specification section 2). */
export const portalRoutes: RouteObject[] = [
  ...portalPages.flatMap(({ paths, redirectsFrom = [] }) =>
    redirectsFrom.map((path) => ({ path, ...redirectTo(paths[0]) })),
  ),
  {
    id: 'portal',
    Component: PortalLayout,
    loader: loadSite,
    // The frame is another site's once the address names one. At the same address the content is loaded again as a whole.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.href === nextUrl.href || siteOf(currentUrl.href) !== siteOf(nextUrl.href),
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: portalPages.flatMap((page) => page.paths.map((path) => routeOf(page, path))),
      },
    ],
  },
]
