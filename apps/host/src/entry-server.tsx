import { languageTags } from '@doorway/api-client/rules'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { canonicalAddress, siteAddress } from './search-engines/canonical'
import { columnHead, movedAddress } from './portal/parts/columns/column-address'
import { pageAssets, type Entry, type Manifest } from './bootstrap/page-assets'
import sheet from './bootstrap/document.css?inline'
import tokens from '@doorway/ui/tokens.css?inline'
import { ConsoleSkeleton } from './bootstrap/console-skeleton'
import { inlineDataPrefetch } from './bootstrap/inline-data-prefetch'
import { firstScreen, languageModules } from './bootstrap/first-screen'
import { CachePolicy, REVALIDATE } from './bootstrap/cache-policy'
import { htmlDocument } from './bootstrap/html-document'
import { hydrationData } from './bootstrap/hydration-data'
import { siteTheme } from './bootstrap/site-theme'
import { consoleScript, startScript } from './bootstrap/inline-scripts'
import { itemData, siteData } from './search-engines/structured-data'
import { feedAddress, siteOf, type ServerContext, type Site } from './portal/data/portal-reader'
import { splitPartsReady } from './portal/parts/split-part'
import { siteNameOf } from './portal/parts/site-name'
import { failureTexts } from './portal/parts/states/failure-texts'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences, type Preferences } from './preferences/preferences'
import { isConsolePath } from './console/console-paths'
import { pageAddress } from './routes/page-address'
import type { PageHead } from './routes/portal-page'
import { isPageHandle } from './routes/page-handle'
import type { loadSite } from './portal/parts/layout/portal-layout'
import { portalRoutes } from './portal/portal-routes'
import { TOKEN_KEY } from './session/stored-token'
import { pageStringsModule } from './strings/load-page-strings'
import { loadStrings, type Strings } from './strings/load-strings'

/** What the server provides for rendering: the API in process, a nonce for scripts, settings for the browser. */
export interface RenderContext {
  apiFetch: (request: Request) => Promise<Response>
  nonce: string
  publicConfig: { publicOrigin: string; isOpenDemo?: boolean }
  /** Resolves to whether a screen of the menus is at this path. Without it, any address may be one. */
  isMenuPath?: (pathname: string) => Promise<boolean>
}

const manifests = import.meta.glob<{ default: Manifest }>('../dist/client/.vite/manifest.json', { eager: true })
// In development Vite serves the sources; an older build's manifest must not be used.
const manifest = import.meta.env.DEV ? {} : (Object.values(manifests)[0]?.default ?? {})
const handler = createStaticHandler(portalRoutes)
const type = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' }

export { pageAddress, startScript }

/** Returns the cache key of readers whose pages look alike: same language, theme and sizes. */
export function pageVariant(cookies: string): string {
  return Object.values(readPreferences(cookies)).join(' ')
}

function pageHead(matched: StaticHandlerContext, t: Strings): PageHead {
  const match = matched.matches.findLast(({ route }) => isPageHandle(route.handle))
  if (!match || !isPageHandle(match.route.handle)) return { title: t.siteName }
  if (matched.errors) return { title: failureTexts(Object.values(matched.errors)[0], t).title }
  return match.route.handle.head(matched.loaderData[match.route.id], t)
}

const assetCache = new Map<string, ReturnType<typeof pageAssets>>()

function assetsFor(entry: Entry, modules: string[]) {
  const key = [entry, ...modules].join(' ')
  const known = assetCache.get(key) ?? pageAssets(manifest, entry, modules)
  assetCache.set(key, known)
  return known
}

interface Page {
  request: Request
  preferences: Preferences
  t: Strings
  config: RenderContext['publicConfig']
}

function toHtml({ preferences }: Page, page: ReactNode): string {
  return renderToString(
    <PreferencesProvider initial={preferences} loadWords={loadStrings}>
      {page}
    </PreferencesProvider>,
  )
}

/** The console's document: a skeleton that the browser replaces. */
function consolePage(page: Page, nonce: string): Response {
  const { preferences, t, config } = page
  const first = firstScreen(new URL(page.request.url))
  const html = htmlDocument({
    siteName: t.siteName,
    notice: config.isOpenDemo ? t.openDemo : undefined,
    preferences,
    config,
    head: { title: t.siteName },
    assets: assetsFor('src/entry-console.tsx', [...first.modules, ...languageModules(preferences.locale)]),
    body: toHtml(page, <ConsoleSkeleton label={t.failure.loading} />),
    withoutScript: t.needsScript,
    inline: {
      nonce,
      script: inlineDataPrefetch(first.calls, languageTags[preferences.locale]),
      entry: consoleScript,
      style: `${tokens}${sheet}`,
    },
  })
  return new Response(html, { headers: { ...type, 'cache-control': REVALIDATE } })
}

const isFrame = (data: unknown): data is Awaited<ReturnType<typeof loadSite>> =>
  typeof data === 'object' && data !== null && 'site' in data && 'columns' in data

/** The canonical address of a page and its structured data, for search engines. */
function searchEngineTags({ request, config }: Page, head: PageHead, site: Site | undefined) {
  const pageRequest = { url: new URL(request.url), site, publicOrigin: config.publicOrigin }
  const canonical = canonicalAddress(pageRequest, head.item)
  const address = siteAddress(pageRequest)
  const about = head.item && site ? itemData(head.item, { site, canonical, address }) : undefined
  const isHome = pageRequest.url.pathname === '/doorMain'
  return { canonical, structured: about ?? (site && isHome ? siteData(site, address) : undefined) }
}

/** Site and columns of the frame around a portal page; undefined where they could not be loaded. */
function frameOf({ loaderData }: StaticHandlerContext) {
  const frame: unknown = loaderData['portal']
  return isFrame(frame) ? frame : undefined
}

function portalPage(page: Page, matched: StaticHandlerContext, cachePolicy: CachePolicy): Response {
  const { request, preferences, t, config } = page
  const modules = matched.matches.flatMap(({ route }) =>
    isPageHandle(route.handle) ? [route.handle.module, pageStringsModule(route.handle.name, preferences.locale)] : [],
  )
  const { site, columns = [] } = frameOf(matched) ?? {}
  const head = columnHead(pageHead(matched, t), columns, new URL(request.url))
  const html = htmlDocument({
    siteName: site ? siteNameOf(site.site, { t, locale: preferences.locale }) : t.siteName,
    notice: config.isOpenDemo ? t.openDemo : undefined,
    preferences,
    config,
    head,
    assets: assetsFor('src/entry-client.tsx', [...modules, `src/strings/${preferences.locale}.ts`]),
    body: toHtml(
      page,
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, matched)}
        context={matched}
        hydrate={false}
      />,
    ),
    data: hydrationData(matched),
    startScript,
    sessionKey: matched.statusCode === 401 ? TOKEN_KEY : undefined,
    feed: feedAddress(siteOf(request.url)),
    theme: siteTheme(site?.theme.accent ?? null),
    ...(matched.errors === null && searchEngineTags(page, head, site)),
  })
  const status = new URL(request.url).pathname === '/404' ? 404 : matched.statusCode
  const cacheControl = status === 200 ? cachePolicy.cacheControl() : REVALIDATE
  return new Response(html, { status, headers: { ...type, 'cache-control': cacheControl } })
}

/** Renders any address: a portal page with its data, the console's skeleton, or a redirect (decision: server rendering). */
export async function render(request: Request, context: RenderContext): Promise<Response> {
  const { apiFetch, nonce, publicConfig, isMenuPath } = context
  const preferences = readPreferences(request.headers.get('cookie') ?? '')
  const page = { request, preferences, t: await loadStrings(preferences.locale), config: publicConfig }
  const { pathname, origin, search } = new URL(request.url)
  if (isConsolePath(pathname)) return consolePage(page, nonce)

  const cachePolicy = new CachePolicy()
  const language = request.headers.get('accept-language')
  const headers: HeadersInit = language === null ? {} : { 'accept-language': language }
  const ask = async (path: string) => {
    const response = await apiFetch(new Request(new URL(path, origin), { headers }))
    cachePolicy.include(response)
    return response
  }
  const requestContext: ServerContext = { ask }
  const matched = await handler.query(request, { requestContext })
  await splitPartsReady()
  if (matched instanceof Response) return matched
  const isPortal = matched.matches.some(({ route }) => route.id === 'portal') && !isUnmatched(matched)
  if (isPortal) {
    const moved = movedAddress(frameOf(matched)?.columns ?? [], new URL(request.url))
    if (moved === undefined) return portalPage(page, matched, cachePolicy)
    return new Response(null, { status: 301, headers: { location: moved, 'cache-control': REVALIDATE } })
  }
  if (isMenuPath === undefined || (await isMenuPath(pathname))) return consolePage(page, nonce)
  const missing = new Request(new URL(`/404${search}`, origin), { headers: request.headers })
  const notFound = await handler.query(missing, { requestContext: { ...requestContext, missingPath: pathname } })
  await splitPartsReady()
  return notFound instanceof Response ? notFound : portalPage({ ...page, request: missing }, notFound, cachePolicy)
}

/** Returns whether no route has the address: the router then matches its root with a 404 of its own. */
function isUnmatched({ errors, matches }: StaticHandlerContext): boolean {
  return errors !== null && matches.every(({ route }) => route.path === undefined)
}
