import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { describeFault } from '../db/faults'
import { Turns } from '../turns'
import { internalFault } from '../http/refusals'
import type { PortalReader } from '../portal-reading/portal-reader'
import { encodedJson, isJson } from './content-encoding'
import { ContentVersionCache } from './content-version-cache'
import { PageCache } from './page-cache'
import { failurePage, loadRenderer, pageRenderer, type RendererParts } from './page-renderer'
import { projectFile } from './project-file'
import { commonHeaders, crossOriginHeaders, preflightHeaders } from './security-headers'
import { loadStaticFiles } from './static-files'

/** What the server knows about a connection. */
export interface SiteBindings {
  ip: string
}

/** Whether a load balancer may send requests here, and the line that it reads. */
export interface Readiness {
  isReady: boolean
  line: string
}

/** What the site is put together from. */
export interface SiteParts extends RendererParts {
  /** Resolves within a second. */
  readiness: () => Promise<Readiness>
}

/** Search engines read the portal; the console and the calls are nothing for them. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nAllow: /api/portal/\nAllow: /api/file/content/\nDisallow: /home\nDisallow: /login\nDisallow: /preview\nSitemap: ${origin}/sitemap.xml\n`

/** Archives use the budget of a network of their own, so that they never take more from the server than one school. */
const ARCHIVE_NETWORK = 'archive'

/** Serves API, files and rendered pages at one address, with the common headers of all responses. */
export async function createSite({ config, app, log, readiness }: SiteParts) {
  const [files, renderer] = await Promise.all([loadStaticFiles(projectFile('apps/host/dist/client')), loadRenderer()])
  const contentVersion = new ContentVersionCache(app.contentVersion)
  // A server without built pages has one variant of nothing.
  const pageVariant = renderer?.pageVariant ?? (() => '')
  const variantWithout = pageVariant('')
  const pages = new PageCache({
    version: contentVersion,
    variantOf: (request) => {
      const cookies = request.headers.get('cookie')
      return cookies === null ? variantWithout : pageVariant(cookies)
    },
    addressOf: renderer?.pageAddress,
    headers: commonHeaders(config),
    maxPages: config.PAGE_CACHE,
  })
  const renderPage = renderer && pageRenderer(renderer, { config, app, log })
  const turns = new Turns()
  const site = new Hono<{ Bindings: SiteBindings }>()

  const common = Object.entries(commonHeaders(config))
  const compressed = compress()
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
    const { headers } = context.res
    for (const [name, value] of common) headers.set(name, value)
    for (const [name, value] of Object.entries(crossOrigin)) headers.set(name, value)
    if (!headers.get('vary')?.includes('Origin')) headers.append('vary', 'Origin')
    return undefined
  })
  site.onError((error, context) => {
    log.error({ fault: describeFault(error) }, 'request failed')
    return failurePage(context.req.raw, internalFault())
  })
  site.get('/healthz', (context) => context.text('ok'))
  site.get('/readyz', async (context) => {
    const { isReady, line } = await readiness()
    return context.text(line, isReady ? 200 : 503)
  })
  site.all('/api/*', async (context) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    const response = await app.fetch(context.req.raw, { ip: context.env.ip })
    if (!isRead) contentVersion.invalidate()
    if (isJson(response)) return encodedJson(context.req.raw, response)
    context.res = response
    await compressed(context, () => Promise.resolve())
    return context.res
  })
  site.use(compressed)
  for (const name of ['rss.xml', 'sitemap.xml']) {
    site.get(`/${name}`, (context) => {
      const { search } = new URL(context.req.url)
      const feed = new URL(`/api/portal/${name}${search.replace('site=', 'siteCode=')}`, context.req.url)
      return app.fetch(new Request(feed), { ip: context.env.ip })
    })
  }
  site.get('/robots.txt', async (context) => context.text(robots(await app.portalOrigin(context.req.raw))))
  // A browser that has a worker removes it when it finds none here.
  if (config.SERVICE_WORKER === '0') site.get('/service-worker.js', (context) => context.notFound())
  site.on(['GET', 'HEAD'], '*', async (context) => {
    const file = files.get(new URL(context.req.url).pathname)
    if (file) return file.respond(context.req.raw)
    if (!renderPage) return context.notFound()
    const { raw } = context.req
    return pages.respond(raw, (address) => renderPage(new Request(address, { headers: raw.headers }), context.env.ip))
  })
  const portal: PortalReader = {
    pageAddress: (address) => renderer?.pageAddress?.(address),
    // Without the cache of pages: an archive of a large site would push out what visitors read.
    read: async (address) => {
      const request = new Request(address)
      const isPage = renderPage !== undefined && portal.pageAddress(address) !== undefined
      return isPage ? renderPage(request, ARCHIVE_NETWORK) : site.fetch(request, { ip: ARCHIVE_NETWORK })
    },
  }
  return {
    portal,
    /** Cached pages are sent before any middleware runs; requests from other origins need its headers. */
    fetch: (request: Request, bindings: SiteBindings) => {
      const isPlain = request.method === 'GET' && !request.headers.has('origin')
      const cached = isPlain ? pages.matchSync(request) : undefined
      if (cached) return cached
      // Of a thousand requests that arrive together only a few begin at a time, so that checks of health come between.
      const isFree = turns.isFree() || request.url.endsWith('/healthz')
      return isFree ? site.fetch(request, bindings) : turns.begin().then(() => site.fetch(request, bindings))
    },
  }
}
