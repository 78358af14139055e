import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { siteOf, type ContentDetail } from '../portal/data/portal-reader'
import { loadSite, PortalLayout } from '../portal/parts/layout/portal-layout'
import { PageFailure } from '../portal/parts/layout/page-failure'
import { comingPaths, type NamedPath } from './paths'
import type { PageHandle, PageModule } from './portal-page'

const titled = (path: NamedPath): PageHandle => ({
  head: (_, t) => ({ title: t.routes[path], description: t.description(t.routes[path]) }),
})

const isContent = (data: unknown): data is ContentDetail =>
  typeof data === 'object' && data !== null && 'bodyHtml' in data

const contentHandle: PageHandle = {
  module: 'src/portal/pages/content-detail/content-detail.page.tsx',
  head: (data, t) =>
    isContent(data)
      ? { title: data.title, description: data.summary ?? undefined, item: data }
      : { title: t.routes['/comPageInfo'] },
}

const isTagged = (data: unknown): data is { tag: string } =>
  typeof data === 'object' && data !== null && 'tag' in data && typeof data.tag === 'string'

/** The texts with a tag are a page under its name. */
const searchHandle: PageHandle = {
  module: 'src/portal/pages/search/search.page.tsx',
  head: (data, t) => ({
    title: isTagged(data) ? data.tag : t.routes['/search'],
    description: t.description(isTagged(data) ? data.tag : t.routes['/search']),
  }),
}

/** A page with a module of its own; `source` is where it stands below the portal's folder. */
const page = (path: NamedPath, source: string, lazy: () => Promise<PageModule>): RouteObject => ({
  path,
  handle: { ...titled(path), module: `src/portal/pages/${source}.page.tsx` },
  lazy,
})

const preschoolPaths = [
  '/preschoolEducation/policyFront',
  '/preschoolEducation/teacherResearch',
  '/preschoolEducation/homeProduced',
  '/preschoolEducation/producedGarden',
  '/preschoolEducation/aiBaby',
] as const satisfies readonly NamedPath[]

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
    // The frame is another site's once the address names one.
    shouldRevalidate: ({ currentUrl, nextUrl }) => siteOf(currentUrl.href) !== siteOf(nextUrl.href),
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          page('/doorMain', 'door-main/door-main', () => import('../portal/pages/door-main/door-main.page')),
          page(
            '/announcement',
            'announcement/announcement',
            () => import('../portal/pages/announcement/announcement.page'),
          ),
          page(
            '/educationNews',
            'education-news/education-news',
            () => import('../portal/pages/education-news/education-news.page'),
          ),
          page('/discloseInfos', 'disclose/disclose', () => import('../portal/pages/disclose/disclose.page')),
          page('/projectShow', 'projects/projects', () => import('../portal/pages/projects/projects.page')),
          page('/schoolStyle', 'schools/schools', () => import('../portal/pages/schools/schools.page')),
          page('/principalGrowth', 'principals/principals', () => import('../portal/pages/principals/principals.page')),
          page('/teachResearch', 'research/research', () => import('../portal/pages/research/research.page')),
          page('/subjectDetail', 'subject/subject', () => import('../portal/pages/subject/subject.page')),
          page(
            '/microList',
            'micro-lessons/micro-lessons',
            () => import('../portal/pages/micro-lessons/micro-lessons.page'),
          ),
          ...preschoolPaths.map((path) =>
            page(path, 'preschool/preschool', () => import('../portal/pages/preschool/preschool.page')),
          ),
          page('/uploadResources', 'upload/upload', () => import('../portal/pages/upload/upload.page')),
          { path: '/search', handle: searchHandle, lazy: () => import('../portal/pages/search/search.page') },
          page('/siteMap', 'site-map/site-map', () => import('../portal/pages/site-map/site-map.page')),
          {
            path: '/comPageInfo',
            handle: contentHandle,
            lazy: () => import('../portal/pages/content-detail/content-detail.page'),
          },
          ...comingPaths.map((path) => page(path, 'coming/coming', () => import('../portal/pages/coming/coming.page'))),
          page('/404', 'not-found/not-found', () => import('../portal/pages/not-found/not-found.page')),
        ],
      },
    ],
  },
]
