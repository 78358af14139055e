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
import { pageAssets, type Manifest, type PageNeeds } from './bootstrap/page-assets'
import sheet from './bootstrap/document.css?inline'
import tokens from '@doorway/ui/tokens.css?inline'
import { ConsoleSkeleton } from './bootstrap/console-skeleton'
import { fontWarmUp } from './bootstrap/warm-up-fonts'
import { SignInSkeleton } from './console/sign-in-skeleton'
import signInSheet from './console/sign-in.css?inline'
import { loadConsoleStrings } from './console/strings/load-console-strings'
import { inlineDataPrefetch } from './bootstrap/inline-data-prefetch'
import { firstScreen, languageModules, unknownScreen, type MenuScreen } from './bootstrap/first-screen'
import { CachePolicy, REVALIDATE } from './bootstrap/cache-policy'
import { htmlDocument } from './bootstrap/html-document'
import { hydrationData } from './bootstrap/hydration-data'
import { siteTheme } from './bootstrap/site-theme'
import { storedDocumentRecovery } from './bootstrap/stored-document-recovery'
import { consoleScript, startScript } from './bootstrap/inline-scripts'
import { rulesOfPage } from './bootstrap/page-rules'
import { itemData, siteData } from './search-engines/structured-data'
import { columnTitleAt } from './portal/parts/columns/column-title'
import type { Column, ServerContext, Site } from './portal/data/portal-reader'
import { formerAddressCall, isShortFormerAddress, presentAddress } from './portal/data/former-address'
import { feedAddress, siteOf } from './portal/data/site-address'
import { splitPartsReady } from './portal/parts/split-part'
import { siteNameOf } from './portal/parts/site-name'
import { failureTexts } from './portal/parts/states/failure-texts'
import { loadedStateStrings } from './portal/parts/states/strings/load-state-strings'
import { PreferencesProvider } from './preferences/preferences-context'
import { languages, type Locale } from './preferences/languages'
import { readPreferences, type Preferences } from './preferences/preferences'
import { isConsolePath, isSignInPath } from './console/console-paths'
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
  /** Called with a style element's text that the policy of the response has to allow. Without it pages have none. */
  allowStyle?: (text: string) => void
  /** Resolves with the menu item that leads to a screen at this path, if one does. Without it, any address may be one. */
  menuScreen?: (pathname: string) => Promise<MenuScreen | undefined>
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

const hasColumns = (data: unknown): data is { columns: Column[] } =>
  typeof data === 'object' && data !== null && 'columns' in data

function pageHead(matched: StaticHandlerContext, t: Strings, locale: Locale): PageHead {
  const match = matched.matches.findLast(({ route }) => isPageHandle(route.handle))
  if (!match || !isPageHandle(match.route.handle)) return { title: t.siteName }
  if (matched.errors) return { title: failureTexts(Object.values(matched.errors)[0], loadedStateStrings(locale)).title }
  const frame: unknown = matched.loaderData['portal']
  const columnTitle = hasColumns(frame) ? columnTitleAt(match.pathname, frame.columns, locale) : undefined
  return match.route.handle.head(matched.loaderData[match.route.id], t, columnTitle)
}

const assetCache = new Map<string, ReturnType<typeof pageAssets>>()

function assetsFor(needs: PageNeeds) {
  const key = JSON.stringify(needs)
  const known = assetCache.get(key) ?? pageAssets(manifest, needs)
  assetCache.set(key, known)
  return known
}

/**
 * Names the build by its console: the hash of the entry changes with every module that it may load, and its sheet has one
 * of its own.
 */
function consoleBuild(): string {
  const { script, styles } = assetsFor({ entry: 'src/entry-console.tsx', modules: [] })
  return [script, ...styles].map((file) => file.replace(/^.*-(?=[\w-]{8}\.)|\.\w+$/g, '')).join('.')
}

interface Page {
  request: Request
  preferences: Preferences
  t: Strings
  config: RenderContext['publicConfig']
  allowStyle: RenderContext['allowStyle']
}

function toHtml({ preferences }: Page, page: ReactNode): string {
  return renderToString(
    <PreferencesProvider initial={preferences} loadWords={loadStrings}>
      {page}
    </PreferencesProvider>,
  )
}

/** What the browser replaces, with its own rules and script: an outline of the sign-in, or the console's frame. */
async function consoleSkeleton({ request, preferences, t }: Page) {
  const label = t.failure.loading
  if (!isSignInPath(new URL(request.url).pathname))
    return { skeleton: <ConsoleSkeleton label={label} />, style: '', script: fontWarmUp(label) }
  const { siteName, motto } = await loadConsoleStrings(preferences.locale)
  return { skeleton: <SignInSkeleton {...{ label, siteName, motto }} />, style: signInSheet }
}

/** The console's document: a skeleton that the browser replaces. */
async function consolePage(page: Page, nonce: string, item?: MenuScreen): Promise<Response> {
  const { preferences, t, config } = page
  const first = firstScreen(new URL(page.request.url), preferences.locale, item)
  const { skeleton, style, script } = await consoleSkeleton(page)
  const html = htmlDocument({
    siteName: t.siteName,
    notice: config.isOpenDemo ? t.content.document.openDemo : undefined,
    preferences,
    config,
    build: consoleBuild(),
    head: { title: t.siteName },
    assets: assetsFor({
      entry: 'src/entry-console.tsx',
      modules: [...first.modules, ...languageModules(preferences.locale)],
    }),
    body: toHtml(page, skeleton),
    withoutScript: t.content.document.needsScript,
    inline: {
      nonce,
      script: [
        storedDocumentRecovery,
        inlineDataPrefetch(first.calls, languageTags[preferences.locale]),
        ...(script === undefined ? [] : [script]),
      ].join(';'),
      entry: consoleScript,
      style: `${tokens}${sheet}${style}`,
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

/** The rules that a page is painted with, once the policy of the response allows them. */
function criticalRulesOf({ preferences, allowStyle }: Page, sheets: readonly string[], body: string) {
  const rules = allowStyle && rulesOfPage(sheets, body, preferences)
  if (rules !== undefined) allowStyle?.(rules)
  return rules
}

function portalPage(page: Page, matched: StaticHandlerContext, cachePolicy: CachePolicy): Response {
  const { request, preferences, t, config } = page
  const { locale } = preferences
  const handles = matched.matches.flatMap(({ route }) => (isPageHandle(route.handle) ? [route.handle] : []))
  const modulesOf = (isEager: boolean) =>
    handles
      .filter((handle) => handle.isEager === isEager)
      .flatMap(({ module, name }) => [module, pageStringsModule(name, locale)])
  const { site, columns = [] } = frameOf(matched) ?? {}
  const head = columnHead(pageHead(matched, t, locale), columns, new URL(request.url))
  const assets = assetsFor({
    entry: 'src/entry-client.tsx',
    modules: [...modulesOf(true), `src/strings/${locale}.ts`],
    late: [...modulesOf(false), `src/strings/content/${locale}.ts`],
  })
  const body = toHtml(
    page,
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, matched)} context={matched} hydrate={false} />,
  )
  const html = htmlDocument({
    siteName: site ? siteNameOf(site.site, { t, locale }) : t.siteName,
    notice: config.isOpenDemo ? t.content.document.openDemo : undefined,
    preferences,
    config,
    head,
    assets,
    body,
    criticalRules: criticalRulesOf(page, assets.styles, body),
    data: hydrationData(matched),
    startScript,
    sessionKey: TOKEN_KEY,
    isRefused: matched.statusCode === 401,
    feed: feedAddress({ siteCode: siteOf(request.url), locale }),
    theme: siteTheme(site?.theme.accent ?? null),
    ...(matched.errors === null && searchEngineTags(page, head, site)),
  })
  const status = new URL(request.url).pathname === '/404' ? 404 : matched.statusCode
  const cacheControl = status === 200 ? cachePolicy.cacheControl() : REVALIDATE
  return new Response(html, { status, headers: { ...type, 'cache-control': cacheControl } })
}

/** The redirect from an address of a former portal to its article or file, if it leads to one. */
async function formerRedirect({ request }: Page, { apiFetch }: RenderContext): Promise<Response | undefined> {
  const url = new URL(request.url)
  const response = await apiFetch(new Request(new URL(formerAddressCall(url), url.origin)))
  const body: unknown = response.ok ? await response.json() : undefined
  const location = presentAddress(Object(body).data, url)
  if (location === undefined) return undefined
  // Not for good: an import may be undone.
  return new Response(null, {
    status: 301,
    headers: { location, 'cache-control': REVALIDATE },
  })
}

/** The menu item of the console's home, whose screen a region may replace; other fixed addresses have screens of their own. */
const homeScreen = async (pathname: string, { menuScreen }: RenderContext) =>
  pathname === '/home' ? menuScreen?.(pathname) : undefined

/** Renders any address: a portal page with its data, the console's skeleton, or a redirect (decision: server rendering). */
export async function render(request: Request, context: RenderContext): Promise<Response> {
  const { apiFetch, nonce, publicConfig, menuScreen, allowStyle } = context
  const preferences = readPreferences(request.headers.get('cookie') ?? '')
  const page = { request, preferences, t: await loadStrings(preferences.locale), config: publicConfig, allowStyle }
  const { pathname, origin, search } = new URL(request.url)
  if (isConsolePath(pathname)) return consolePage(page, nonce, await homeScreen(pathname, context))
  const short = isShortFormerAddress(new URL(request.url)) ? await formerRedirect(page, context) : undefined
  if (short) return short

  const cachePolicy = new CachePolicy()
  const headers = { 'accept-language': languages[preferences.locale].htmlLang }
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
  const item = menuScreen ? await menuScreen(pathname) : unknownScreen
  if (item) return consolePage(page, nonce, item)
  const former = await formerRedirect(page, context)
  if (former) return former
  const missing = new Request(new URL(`/404${search}`, origin), { headers: request.headers })
  const notFound = await handler.query(missing, { requestContext: { ...requestContext, missingPath: pathname } })
  await splitPartsReady()
  return notFound instanceof Response ? notFound : portalPage({ ...page, request: missing }, notFound, cachePolicy)
}

/** Returns whether no route has the address: the router then matches its root with a 404 of its own. */
function isUnmatched({ errors, matches }: StaticHandlerContext): boolean {
  return errors !== null && matches.every(({ route }) => route.path === undefined)
}
