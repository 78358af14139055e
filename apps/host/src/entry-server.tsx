import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.browser'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { pageAssets, type Manifest } from './document/assets'
import { ConsoleSkeleton } from './document/console-skeleton'
import { earlyCalls } from './document/early-calls'
import { htmlDocument } from './document/html-document'
import { createPortalReader, type ServerContext } from './portal/data/portal-reader'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'
import { isConsolePath } from './routes/paths'
import { isPageHandle, type PageHead } from './routes/portal-page'
import { portalRoutes } from './routes/portal-routes'
import { loadStrings, type Strings } from './strings/load-strings'

/** What the server gives a page: itself as `fetch`, a nonce for scripts, settings for the browser. */
export interface RenderContext {
  apiFetch: (request: Request) => Promise<Response>
  nonce: string
  publicConfig: object
}

const manifests = import.meta.glob<{ default: Manifest }>('../dist/client/.vite/manifest.json', { eager: true })
// While developing, Vite serves the sources themselves; an older build must not answer for them.
const manifest = import.meta.env.DEV ? {} : (Object.values(manifests)[0]?.default ?? {})
const handler = createStaticHandler(portalRoutes)
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Cookie' }

function pageHead(matched: StaticHandlerContext, t: Strings): PageHead {
  const match = matched.matches.findLast(({ route }) => isPageHandle(route.handle))
  if (!match || !isPageHandle(match.route.handle)) return { title: t.siteName }
  if (matched.errors) return { title: t.article.withdrawn }
  return match.route.handle.head(matched.loaderData[match.route.id], t)
}

async function toHtml(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page)
  await stream.allReady
  return new Response(stream).text()
}

/** Draws any address: a portal page with its data, the console's shell, or a redirect (decision: server rendering). */
export async function render(request: Request, { apiFetch, nonce, publicConfig }: RenderContext): Promise<Response> {
  const preferences = readPreferences(request.headers.get('cookie') ?? '')
  const t = await loadStrings(preferences.locale)
  const common = { siteName: t.siteName, preferences, config: publicConfig, nonce }
  const { pathname, origin } = new URL(request.url)

  const drawn = isConsolePath(pathname) ? null : await queryPortal(request, apiFetch, origin)
  if (drawn instanceof Response) return drawn
  if (!drawn) {
    const assets = pageAssets(manifest, ['src/console/console-root.tsx', `src/strings/${preferences.locale}.ts`])
    const body = await toHtml(
      <PreferencesProvider initial={preferences} initialStrings={t}>
        <ConsoleSkeleton />
      </PreferencesProvider>,
    )
    const html = htmlDocument({ ...common, head: { title: t.siteName }, assets, body, earlyScript: earlyCalls })
    return new Response(html, { status: 200, headers })
  }
  const modules = drawn.matches.flatMap(({ route }) =>
    isPageHandle(route.handle) && route.handle.module ? [route.handle.module] : [],
  )
  const assets = pageAssets(manifest, [...modules, `src/strings/${preferences.locale}.ts`])
  const body = await toHtml(
    <PreferencesProvider initial={preferences} initialStrings={t}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, drawn)} context={drawn} nonce={nonce} />
    </PreferencesProvider>,
  )
  const html = htmlDocument({ ...common, head: pageHead(drawn, t), assets, body })
  return new Response(html, { status: pathname === '/404' ? 404 : drawn.statusCode, headers })
}

/** The matched portal page with its data, a redirect, or null where no portal page has this address. */
async function queryPortal(request: Request, apiFetch: RenderContext['apiFetch'], origin: string) {
  const forwarded = {
    'accept-language': request.headers.get('accept-language') ?? '',
    host: request.headers.get('host') ?? '',
  }
  const reader = createPortalReader((path) => apiFetch(new Request(new URL(path, origin), { headers: forwarded })))
  const requestContext: ServerContext = { reader }
  const drawn = await handler.query(request, { requestContext })
  if (drawn instanceof Response) return drawn
  return drawn.matches.some(({ route }) => route.id === 'portal') && !isUnmatched(drawn) ? drawn : null
}

/** No route has this address: the router answers with its root and a 404 of its own. */
function isUnmatched({ errors, matches }: StaticHandlerContext): boolean {
  return errors !== null && matches.every(({ route }) => route.path === undefined)
}
