import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { ContentDetail } from '../portal/data/portal-reader'
import { ComingPage } from '../portal/coming/coming.page'
import { NotFoundPage } from '../portal/not-found/not-found.page'
import { loadSite, PortalLayout } from '../portal/layout/portal-layout'
import { PageFailure } from '../portal/layout/page-failure'
import { comingPaths, type NamedPath } from './paths'
import type { PageHandle } from './portal-page'

const titled = (path: NamedPath): PageHandle => ({ head: (_, t) => ({ title: t.routes[path] }) })

const isContent = (data: unknown): data is ContentDetail =>
  typeof data === 'object' && data !== null && 'bodyHtml' in data

const contentHandle: PageHandle = {
  module: 'src/portal/content-detail/content-detail.page.tsx',
  head: (data, t) =>
    isContent(data)
      ? { title: data.title, description: data.summary ?? undefined }
      : { title: t.routes['/comPageInfo'] },
}

/** Sends on to another address and keeps the query, before any request is made (specification section 2). */
const sendTo = (target: string) => ({
  loader: ({ request }: LoaderFunctionArgs) => redirect(target + new URL(request.url).search),
})

/** The public half of the route table: drawn on the server, then in the browser (specification section 2). */
export const portalRoutes: RouteObject[] = [
  { path: '/', ...sendTo('/doorMain') },
  { path: '/doorway', ...sendTo('/doorMain') },
  { path: '/preschoolEducation', ...sendTo('/preschoolEducation/policyFront') },
  {
    id: 'portal',
    Component: PortalLayout,
    loader: loadSite,
    shouldRevalidate: () => false,
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          {
            path: '/doorMain',
            handle: { ...titled('/doorMain'), module: 'src/portal/door-main/door-main.page.tsx' },
            lazy: () => import('../portal/door-main/door-main.page'),
          },
          {
            path: '/educationNews',
            handle: { ...titled('/educationNews'), module: 'src/portal/article-list/article-list.page.tsx' },
            lazy: () => import('../portal/article-list/article-list.page'),
          },
          {
            path: '/comPageInfo',
            handle: contentHandle,
            lazy: () => import('../portal/content-detail/content-detail.page'),
          },
          ...comingPaths.map((path) => ({ path, handle: titled(path), element: <ComingPage path={path} /> })),
          { path: '/404', handle: titled('/404'), Component: NotFoundPage },
        ],
      },
    ],
  },
]
