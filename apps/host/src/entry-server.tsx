import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { canonicalAddress, siteAddress } from './search-engines/canonical'
import { pageAssets, type Entry, type Manifest } from './bootstrap/page-assets'
import sheet from './bootstrap/document.css?inline'
import tokens from '@doorway/ui/tokens.css?inline'
import { ConsoleSkeleton } from './bootstrap/console-skeleton'
import { inlineDataPrefetch } from './bootstrap/inline-data-prefetch'
import { firstScreen, languageModules } from './bootstrap/first-screen'
import { CachePolicy } from './bootstrap/cache-policy'
import { htmlDocument } from './bootstrap/html-document'
import { hydrationData } from './bootstrap/hydration-data'
import { siteTheme } from './bootstrap/site-theme'
import { consoleScript, startScript } from './bootstrap/inline-scripts'
import { itemData, siteData } from './search-engines/structured-data'
import { feedAddress, siteOf, type ServerContext, type Site } from './portal/data/portal-reader'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences, type Preferences } from './preferences/preferences'
import { isConsolePath } from './routes/paths'
import type { PageHead } from './portal/portal-page'
import { isPageHandle } from './routes/page-handle'
import { portalRoutes } from './routes/portal-routes'
import { loadStrings, type Strings } from './strings/load-strings'

/** What the server gives a page: itself as `fetch`, a nonce for scripts, settings for the browser. */
export interface RenderContext {
  apiFetch: (request: Request) => Promise<Response>
  nonce: string
  publicConfig: { publicOrigin: string }
}

const manifests = import.meta.glob<{ default: Manifest }>('../dist/client/.vite/manifest.json', { eager: true })
// While developing, Vite serves the sources themselves; an older build must not answer for them.
const manifest = import.meta.env.DEV ? {} : (Object.values(manifests)[0]?.default ?? {})
const handler = createStaticHandler(portalRoutes)
const type = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' }

export { startScript }

/** Readers whose pages look alike: the same words, theme and sizes. */
export function pageVariant(cookies: string): string {
  return Object.values(readPreferences(cookies)).join(' ')
}

function pageHead(matched: StaticHandlerContext, t: Strings): PageHead {
  const match = matched.matches.findLast(({ route }) => isPageHandle(route.handle))
  if (!match || !isPageHandle(match.route.handle)) return { title: t.siteName }
  if (matched.errors) return { title: matched.statusCode === 401 ? t.signIn.title : t.failure.withdrawn }
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

/** The console's shell: the browser draws the rest. */
function consolePage(page: Page, nonce: string): Response {
  const { preferences, t, config } = page
  const first = firstScreen(new URL(page.request.url))
  const html = htmlDocument({
    siteName: t.siteName,
    preferences,
    config,
    head: { title: t.siteName },
    assets: assetsFor('src/entry-console.tsx', [...first.modules, ...languageModules(preferences.locale)]),
    body: toHtml(page, <ConsoleSkeleton label={t.failure.loading} />),
    inline: { nonce, script: inlineDataPrefetch(first.calls), entry: consoleScript, style: `${tokens}${sheet}` },
  })
  return new Response(html, { headers: { ...type, 'cache-control': 'no-cache' } })
}

const hasSite = (data: unknown): data is { site: Site } => typeof data === 'object' && data !== null && 'site' in data

/** What search engines are told: the one address of the page, and what it is about. */
function searchEngineTags({ request, config }: Page, head: PageHead, site: Site | undefined) {
  const asked = { url: new URL(request.url), site, publicOrigin: config.publicOrigin }
  const canonical = canonicalAddress(asked, head.item)
  const address = siteAddress(asked)
  const about = head.item && site ? itemData(head.item, { site, canonical, address }) : undefined
  const isHome = asked.url.pathname === '/doorMain'
  return { canonical, structured: about ?? (site && isHome ? siteData(site, address) : undefined) }
}

function portalPage(page: Page, drawn: StaticHandlerContext, freshness: CachePolicy): Response {
  const { request, preferences, t, config } = page
  const modules = drawn.matches.flatMap(({ route }) =>
    isPageHandle(route.handle) && route.handle.module ? [route.handle.module] : [],
  )
  const frame: unknown = drawn.loaderData['portal']
  const site = hasSite(frame) ? frame.site : undefined
  const head = pageHead(drawn, t)
  const html = htmlDocument({
    siteName: site && (preferences.locale === 'zh' || site.site.code !== 'prov') ? site.site.name : t.siteName,
    preferences,
    config,
    head,
    assets: assetsFor('src/entry-client.tsx', [...modules, `src/strings/${preferences.locale}.ts`]),
    body: toHtml(
      page,
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, drawn)} context={drawn} hydrate={false} />,
    ),
    data: hydrationData(drawn),
    startScript,
    feed: feedAddress(siteOf(request.url)),
    theme: siteTheme(site?.theme.accent ?? null),
    ...(drawn.errors === null && searchEngineTags(page, head, site)),
  })
  const status = new URL(request.url).pathname === '/404' ? 404 : drawn.statusCode
  const cacheControl = status === 200 ? freshness.cacheControl() : 'no-cache'
  return new Response(html, { status, headers: { ...type, 'cache-control': cacheControl } })
}

/** Draws any address: a portal page with its data, the console's shell, or a redirect (decision: server rendering). */
export async function render(request: Request, { apiFetch, nonce, publicConfig }: RenderContext): Promise<Response> {
  const preferences = readPreferences(request.headers.get('cookie') ?? '')
  const page = { request, preferences, t: await loadStrings(preferences.locale), config: publicConfig }
  const { pathname, origin } = new URL(request.url)
  if (isConsolePath(pathname)) return consolePage(page, nonce)

  const freshness = new CachePolicy()
  const headers = { 'accept-language': request.headers.get('accept-language') ?? '' }
  const ask = async (path: string) => {
    const response = await apiFetch(new Request(new URL(path, origin), { headers }))
    freshness.include(response)
    return response
  }
  const requestContext: ServerContext = { ask }
  const drawn = await handler.query(request, { requestContext })
  if (drawn instanceof Response) return drawn
  const isPortal = drawn.matches.some(({ route }) => route.id === 'portal') && !isUnmatched(drawn)
  return isPortal ? portalPage(page, drawn, freshness) : consolePage(page, nonce)
}

/** No route has this address: the router answers with its root and a 404 of its own. */
function isUnmatched({ errors, matches }: StaticHandlerContext): boolean {
  return errors !== null && matches.every(({ route }) => route.path === undefined)
}
