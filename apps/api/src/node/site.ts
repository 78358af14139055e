import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { App } from '../app'
import { type Config, publicConfigOf } from '../config'
import { parseCachePolicy } from '../http/cache-policy'
import { base64Url } from '../security/secrets'
import { ContentVersionCache } from './content-version-cache'
import { PageCache } from './page-cache'
import { projectFile } from './project-file'
import { commonHeaders, contentSecurityPolicy, crossOriginHeaders, preflightHeaders } from './security-headers'
import { loadStaticFiles } from './static-files'

/** The part of the host that renders pages on the server; the build of the host implements it. */
interface PageRenderer {
  render: (
    request: Request,
    context: {
      apiFetch: (request: Request) => Promise<Response>
      nonce: string
      publicConfig: object
      isMenuPath: (pathname: string) => Promise<boolean>
    },
  ) => Promise<Response>
  /** Readers whose pages look alike, by their cookies. */
  pageVariant: (cookies: string) => string
  /** The one script that stands inline in pages, the same in all. */
  startScript?: string
}

/** What the server knows about a connection. */
export interface SiteBindings {
  ip: string
}

/** What the site is put together from. `isReady` is the readiness check of a load balancer. */
export interface SiteParts {
  config: Config
  app: App
  isReady: () => Promise<boolean>
}

function isRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
}

async function loadRenderer(): Promise<PageRenderer | undefined> {
  const file = projectFile('apps/host/dist/server/entry-server.js')
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  return isRenderer(module) ? module : undefined
}

const NONCE_BYTES = 16
const hashSource = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Search engines read the portal; the console and the calls are nothing for them. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nAllow: /api/portal/\nAllow: /api/file/content/\nDisallow: /home\nDisallow: /login\nSitemap: ${origin}/sitemap.xml\n`

/** Serves API, files and rendered pages at one address, with the common headers of all responses. */
export async function createSite({ config, app, isReady }: SiteParts) {
  const [files, renderer] = await Promise.all([loadStaticFiles(projectFile('apps/host/dist/client')), loadRenderer()])
  const contentVersion = new ContentVersionCache(app.contentVersion)
  const variantWithout = renderer?.pageVariant('') ?? ''
  const scriptHash = renderer?.startScript && hashSource(renderer.startScript)
  const pages = new PageCache({
    version: contentVersion,
    variantOf: (request) => {
      const cookies = request.headers.get('cookie')
      return cookies === null ? variantWithout : (renderer?.pageVariant(cookies) ?? '')
    },
    headers: commonHeaders(config),
  })
  const site = new Hono<{ Bindings: SiteBindings }>()

  site.use(async (context, next) => {
    const crossOrigin = crossOriginHeaders(config, context.req.header('origin') ?? null)
    if (context.req.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          vary: 'Origin',
          ...crossOrigin,
          ...('access-control-allow-origin' in crossOrigin && preflightHeaders),
        },
      })
    }
    await next()
    for (const [name, value] of Object.entries({ ...commonHeaders(config), ...crossOrigin }))
      context.res.headers.set(name, value)
    if (!context.res.headers.get('vary')?.includes('Origin')) context.res.headers.append('vary', 'Origin')
    return undefined
  })
  site.get('/healthz', (context) => context.text('ok'))
  site.get('/readyz', async (context) => ((await isReady()) ? context.text('ready') : context.text('not ready', 503)))
  site.use(compress())
  for (const name of ['rss.xml', 'sitemap.xml']) {
    site.get(`/${name}`, (context) => {
      const { search } = new URL(context.req.url)
      const feed = new URL(`/api/portal/${name}${search.replace('site=', 'siteCode=')}`, context.req.url)
      return app.fetch(new Request(feed), { ip: context.env.ip })
    })
  }
  site.get('/robots.txt', async (context) => context.text(robots(await app.portalOrigin(context.req.raw))))
  site.all('/api/*', async (context) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    const answer = await app.fetch(context.req.raw, { ip: context.env.ip })
    if (!isRead) contentVersion.invalidate()
    return answer
  })
  site.on(['GET', 'HEAD'], '*', async (context) => {
    const file = files.get(new URL(context.req.url).pathname)
    if (file) return file.respond(context.req.raw)
    if (!renderer) return context.notFound()
    return pages.respond(context.req.raw, async () => {
      const nonce = base64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
      const apiFetch = (asked: Request) => app.fetch(asked, { ip: context.env.ip })
      const page = await renderer.render(context.req.raw, {
        apiFetch,
        nonce,
        publicConfig: { ...publicConfigOf(config), publicOrigin: await app.portalOrigin(context.req.raw) },
        isMenuPath: app.isMenuPath,
      })
      const answer = new Response(page.body, page)
      // A public page has nothing inline but a script that never changes, so it needs no nonce.
      const isPublic = parseCachePolicy(page.headers.get('cache-control')).scope === 'public'
      const sources = { scriptHash, ...(!isPublic && { nonce }) }
      answer.headers.set('content-security-policy', contentSecurityPolicy(config, sources))
      return answer
    })
  })
  return {
    /** Cached pages are sent before any middleware runs; requests from other origins need its headers. */
    fetch: (request: Request, bindings: SiteBindings) => {
      const isPlain = request.method === 'GET' && !request.headers.has('origin')
      return (isPlain ? pages.matchSync(request) : undefined) ?? site.fetch(request, bindings)
    },
  }
}
