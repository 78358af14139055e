import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { App } from '../app'
import { type Config, publicConfigOf } from '../config'
import { describeFault, isDatabaseLost, isUnavailable } from '../db/faults'
import type { MenuScreen } from '../features/menus/menus.queries'
import { formatCachePolicy, NO_STORE, parseCachePolicy } from '../http/cache-policy'
import { internalFault, type Refusal, tooMany, unavailable } from '../http/refusals'
import type { ServerLog } from '../http/server-context'
import { base64Url } from '../security/secrets'
import { chooseLocale, translate } from '../strings/translate'
import { projectFile } from './project-file'
import { contentSecurityPolicy } from './security-headers'

/** The part of the host that renders pages on the server; the build of the host implements it. */
export interface PageRenderer {
  render: (
    request: Request,
    context: {
      apiFetch: (request: Request) => Promise<Response>
      nonce: string
      publicConfig: object
      menuScreen: (pathname: string) => Promise<MenuScreen | undefined>
      allowStyle: (text: string) => void
    },
  ) => Promise<Response>
  /** Readers whose pages look alike, by their cookies. */
  pageVariant: (cookies: string) => string
  /** The one address of all at which a page looks the same; undefined where it has no page. */
  pageAddress?: (address: string) => string | undefined
  /** The one script that stands inline in pages, the same in all. */
  startScript?: string
}

function isRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
}

/** Loads the renderer out of the build of the host; undefined where there is none. */
export async function loadRenderer(): Promise<PageRenderer | undefined> {
  const file = projectFile('apps/host/dist/server/entry-server.js')
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  return isRenderer(module) ? module : undefined
}

const NONCE_BYTES = 16
const hashSource = (inline: string) => `sha256-${createHash('sha256').update(inline).digest('base64')}`

/** What rendering a page takes from the budget of the reader's network, in milliseconds of work; its calls come on top. */
const PAGE_COST = 5

/** A page in place of one that could not be rendered: one sentence in the reader's language. */
export function failurePage(request: Request, refusal: Refusal): Response {
  const { locale, status, headers } = {
    locale: chooseLocale(request.headers.get('accept-language')),
    status: refusal.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': formatCachePolicy(NO_STORE) },
  }
  return new Response(translate(locale, refusal.key), { status, headers: { ...headers, ...refusal.details.headers } })
}

/** What pages are rendered with. */
export interface RendererParts {
  config: Config
  app: App
  log: ServerLog
}

/** Renders pages with the app's own calls. A fault is logged and makes a page that says so. */
export function pageRenderer(renderer: PageRenderer, { config, app, log }: RendererParts) {
  const scriptHash = renderer.startScript && hashSource(renderer.startScript)
  const logFault = (error: unknown) => {
    if (!isDatabaseLost(error)) log.error({ fault: describeFault(error) }, 'page failed')
  }
  // A menu that cannot be looked up may be there: the browser finds out.
  const menuScreen = (path: string) =>
    app.menuScreen(path).catch((error: unknown) => {
      logFault(error)
      return { name: '', component: null }
    })

  async function render(request: Request, ip: string): Promise<Response> {
    const nonce = base64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
    const apiFetch = (call: Request) => app.fetch(call, { ip })
    const publicConfig = { ...publicConfigOf(config), publicOrigin: await app.portalOrigin(request) }
    const inline: { styleHash?: string } = {}
    const allowStyle = (text: string) => {
      inline.styleHash = hashSource(text)
    }
    const page = await renderer.render(request, { apiFetch, nonce, publicConfig, menuScreen, allowStyle })
    const response = new Response(page.body, page)
    // A public page has nothing inline but what is named by its hash, so it needs no nonce.
    const isPublic = parseCachePolicy(page.headers.get('cache-control')).scope === 'public'
    const sources = { ...inline, scriptHash, ...(!isPublic && { nonce }) }
    response.headers.set('content-security-policy', contentSecurityPolicy(config, sources))
    const retryAfter = page.status === 503 ? unavailable().details.headers : undefined
    for (const [name, value] of Object.entries(retryAfter ?? {})) response.headers.set(name, value)
    return response
  }

  return async (request: Request, ip: string): Promise<Response> => {
    const seconds = app.charge(ip, PAGE_COST)
    if (seconds !== undefined) return failurePage(request, tooMany(seconds))
    try {
      return await render(request, ip)
    } catch (error) {
      logFault(error)
      return failurePage(request, isUnavailable(error) ? unavailable() : internalFault())
    }
  }
}
